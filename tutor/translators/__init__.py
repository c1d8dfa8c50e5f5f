"""What translators and font makers need: catalogues brought up to date, checks of words, fonts cut small."""
