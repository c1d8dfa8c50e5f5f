"""The words of the projector in its second language."""

from markupsafe import escape

from tutor.web.classroom.demo.demo_types import AlsoView, AnswerView, ScreenView
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording
from tutor.web.wording.classroom import big_board_words as words


def also_view(view: ScreenView, tag: str, wording: Wording) -> AlsoView:
    """The words below those of the first language: the question, the text and the right answer."""
    answer, turn = view["answer"], view["turn"]
    said = answer["title"] if answer else escape(turn["text"]) if turn else ""
    legend = [line["say"] for line in view["legend"]]
    why = Html("".join(f"<p>{one}</p>" for one in (*legend, *_reason_in_words(answer))))
    asked = Html(view["html"] + _options_in_words(view) + _calls_in_words(view, wording))
    return {"lang": tag, "title": view["title"], "html": asked, "said": said, "why": why}


def _calls_in_words(view: ScreenView, wording: Wording) -> str:
    """What the class should do now, as it stands beside it in the first language."""
    if "open" not in view["flags"] or "match" in view["flags"]:
        return ""
    return f'<p class="answer-now">{escape(wording.gettext(words.ANSWER_NOW))}</p>'


def _options_in_words(view: ScreenView) -> str:
    """The options in words until the reveal; empty if they are boards."""
    asked = view["question"]
    options = asked["options"] if asked and view["answer"] is None else []
    said = " · ".join(str(one["html"]) for one in options if one["board"] is None)
    return f"<p>{said}</p>" if said else ""


def _reason_in_words(answer: AnswerView | None) -> list[str]:
    """Why the answer that is explained now was wrong, else why the first wrong answer was."""
    wrong = answer["wrong"] if answer else []
    looked = [one for one in wrong if one["looked"]] or wrong
    return [
        f"<b>{one['answer']}</b> {one['title']}" + (f" {one['detail']}" if one["detail"] else "")
        for one in looked[:1]
    ]
