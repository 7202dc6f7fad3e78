/// Links to other pages, and maps whose keys are data.
let linksAndMaps: [ResponsePair] = [
    // The last page has no link.
    ResponsePair(
        name: "a link in meta", first: #"{"things": [{"id": 1}], "meta": {"more": "/things?after=1", "size": 1}}"#,
        second: #"{"things": [], "meta": {"size": 0}}"#),
    ResponsePair(
        name: "links of JSON:API",
        first:
            #"{"data": [], "links": {"self": "/a?page[number]=1", "next": "/a?page[number]=2", "last": "/a?page[number]=9"}}"#,
        second:
            #"{"data": [], "links": {"self": "/a?page[number]=9", "next": null, "last": null, "prev": "/a?page[number]=8"}}"#
    ),
    ResponsePair(
        name: "cursors of Facebook",
        first:
            #"{"data": [], "paging": {"cursors": {"before": "a", "after": "b"}, "next": "https://a.example/x?after=b"}}"#,
        second: #"{"data": [], "paging": {"cursors": {"before": "c"}}}"#),
    ResponsePair(
        name: "a link under another name", first: #"{"items": [], "older": "https://a.example/items?cursor=abc"}"#,
        second: #"{"items": []}"#),
    // Keys that are data.
    ResponsePair(
        name: "metadata of Stripe", first: #"{"id": "ch_1", "metadata": {"order": "6735", "gift": "no"}}"#,
        second: #"{"id": "ch_2", "metadata": {"invoice": "12"}}"#),
    ResponsePair(
        name: "metadata of several kinds",
        first: #"{"id": 1, "metadata": {"order": "6735", "weight": 2}}"#,
        second: #"{"id": 2, "metadata": {"invoice": true, "lines": [1]}}"#),
    ResponsePair(
        name: "labels and annotations of Kubernetes",
        first: #"{"metadata_": 1, "labels": {"app": "web"}, "annotations": {"a.example/b": "1"}}"#,
        second: #"{"metadata_": 1, "labels": {"tier": "db", "env": "x"}, "annotations": {}}"#),
    ResponsePair(
        name: "properties of GeoJSON",
        first: #"{"type": "Feature", "geometry": null, "properties": {"name": "Dinagat", "area": 12.5}}"#,
        second: #"{"type": "Feature", "geometry": null, "properties": {"prop0": "value0", "prop1": {"this": "that"}}}"#),
    ResponsePair(
        name: "custom fields", first: #"{"id": 1, "custom_fields": {"color": "red", "size": 4}, "extra": {}}"#,
        second: #"{"id": 2, "custom_fields": {"shape": null, "size": "XL"}, "extra": {"a": 1}}"#),
    ResponsePair(
        name: "attributes without a type", first: #"{"id": 1, "attributes": {"color": "red", "size": 4}}"#,
        second: #"{"id": 2, "attributes": {"weight": 1.5}}"#),
]
