import gzip
import json

import pytest
from markupsafe import Markup

from tutor.web.http.cached_data import as_sent


def test_data_is_sent_as_text_that_any_browser_reads() -> None:
    data = {"title": Markup("<b>ไทย</b>"), "ways": {1: [None, True], -1: []}, "n": 2}
    sent = as_sent(data)
    assert json.loads(sent.content) == {"title": "<b>ไทย</b>", "ways": {"1": [None, True], "-1": []}, "n": 2}
    assert gzip.decompress(sent.compressed) == sent.content
    assert "ไทย" in sent.content.decode()


def test_what_is_no_text_number_or_list_is_not_sent_as_if_it_were() -> None:
    with pytest.raises(TypeError, match="no part of a page"):
        as_sent({"title": object()})
