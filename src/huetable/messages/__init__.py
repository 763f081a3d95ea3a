"""Messages in ICU MessageFormat, the format of every text/en.json: parsed, and put into words as the browser does.

    {seat_is, select, you {You draw} other {{seat} draws}} {cards, plural, one {# card} other {# cards}}.

docs/translate.md explains the format to translators.
"""
