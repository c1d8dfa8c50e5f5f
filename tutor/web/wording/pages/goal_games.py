"""A game with a goal inside a step, as the family that is played shows it."""

from tutor.web.wording.othello.games.goal_game import SentGame, game_form, game_view, sent_game, with_game

__all__ = ["SentGame", "game_form", "game_view", "sent_game", "with_game"]
