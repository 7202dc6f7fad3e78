import HTTPSyntax

/// The metadata of a project in PyPI.
let pythonProject = ResponsePair(
    name: "PyPI project",
    first: #"""
        {"info": {"author": "Ada", "author_email": "ada@mail.example", "bugtrack_url": null,
          "classifiers": ["License :: OSI Approved :: MIT License", "Programming Language :: Python :: 3"],
          "description": "# loomlib", "description_content_type": "text/markdown", "docs_url": null, "download_url": "",
          "downloads": {"last_day": -1, "last_month": -1, "last_week": -1}, "home_page": "https://loom.example",
          "keywords": "loom", "license": "MIT", "maintainer": "", "maintainer_email": "", "platform": null,
          "project_urls": {"Homepage": "https://loom.example", "Bug Tracker": "https://loom.example/issues"},
          "requires_dist": ["cards (>=1.0)", "pytest ; extra == 'test'"], "requires_python": ">=3.8", "yanked": false,
          "yanked_reason": null}, "last_serial": 1234567,
         "releases": {"1.0": [{"comment_text": "", "digests": {"blake2b_256": "aa", "md5": "bb", "sha256": "cc"},
            "downloads": -1, "filename": "loomlib-1.0.tar.gz", "has_sig": false, "md5_digest": "bb",
            "upload_time": "2019-05-16T18:12:02", "upload_time_iso_8601": "2019-05-16T18:12:02.120000Z",
            "yanked_reason": null}],
          "1.1": [{"comment_text": null, "digests": {"blake2b_256": "ad", "md5": "bd", "sha256": "cd"}, "downloads": -1,
            "filename": "loomlib-1.1-py3-none-any.whl", "has_sig": false, "md5_digest": "bd",
            "packagetype": "bdist_wheel", "requires_python": null, "upload_time": "2021-05-16T18:12:02",
            "upload_time_iso_8601": "2021-05-16T18:12:02.000001Z"}]},
         "urls": [{"comment_text": null, "digests": {"blake2b_256": "ad", "md5": "bd", "sha256": "cd"}, "downloads": -1,
           "filename": "loomlib-1.1-py3-none-any.whl", "has_sig": false, "md5_digest": "bd",
           "packagetype": "bdist_wheel", "requires_python": null, "upload_time": "2021-05-16T18:12:02",
           "upload_time_iso_8601": "2021-05-16T18:12:02.000001Z"}], "vulnerabilities": []}
        """#,
    second: #"""
        {"info": {"author": null, "author_email": "Bee <bee@mail.example>", "bugtrack_url": null, "classifiers": [],
          "description": "", "description_content_type": "text/x-rst", "docs_url": null, "download_url": null,
          "downloads": {"last_day": -1, "last_month": -1, "last_week": -1}, "dynamic": ["Author"], "home_page": null,
          "keywords": null, "license": null, "license_expression": "MIT", "maintainer": null, "maintainer_email": null,
          "platform": null, "project_urls": null, "requires_dist": null, "requires_python": null, "yanked": false,
          "yanked_reason": null}, "last_serial": 23456789,
         "releases": {"0.0.1a1": [],
          "2024.5.1": [{"comment_text": null, "digests": {"blake2b_256": "e", "md5": "f", "sha256": "g"},
            "downloads": -1, "filename": "bee.tar.gz", "has_sig": true, "md5_digest": "f", "packagetype": "bdist_egg",
            "python_version": "3.9", "requires_python": ">=3.9", "size": 1, "upload_time": "2024-05-16T18:12:02",
            "upload_time_iso_8601": "2024-05-16T18:12:02.120000Z", "url": "https://files.example/bee.tar.gz",
            "yanked": false, "yanked_reason": null}]}, "urls": [],
         "vulnerabilities": [{"aliases": ["CVE-2024-1"], "details": "x", "fixed_in": ["2024.5.2"], "id": "PYSEC-1",
           "link": "https://osv.example/PYSEC-1", "source": "osv", "summary": null, "withdrawn": null}]}
        """#)
