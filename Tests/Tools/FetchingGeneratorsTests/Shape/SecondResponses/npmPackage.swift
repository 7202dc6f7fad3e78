/// The metadata of a package in the registry of npm.
let npmPackage = ResponsePair(
    name: "npm package",
    first: #"""
        {
          "_id": "fold-left", "_rev": "9-51c2d0c5e1f94d2a", "name": "fold-left",
          "dist-tags": {"latest": "1.1.0", "next": "2.0.0-beta.1"},
          "versions": {
            "1.0.0": {
              "name": "fold-left", "version": "1.0.0", "description": "Folds", "main": "index.js",
              "scripts": {"test": "tap test/*.js"},
              "repository": {"type": "git", "url": "git+https://git.example/ada/fold-left.git"},
              "keywords": ["fold"], "author": {"name": "Ada", "email": "ada@mail.example"}, "license": "MIT",
              "bugs": {"url": "https://git.example/ada/fold-left/issues"},
              "homepage": "https://git.example/ada/fold-left",
              "devDependencies": {"tap": "^12.0.1"}, "gitHead": "0f3b6c1d2e4f5a69788796a5b4c3d2e1f0a9b8c7",
              "_id": "fold-left@1.0.0", "_npmVersion": "6.4.1", "_nodeVersion": "10.9.0",
              "_npmUser": {"name": "ada", "email": "ada@mail.example"},
              "dist": {
                "integrity": "sha512-b7Q==", "shasum": "5b3fd2c1b7a69e0d8c4f7a1e2d3c4b5a69788796",
                "tarball": "https://registry.example/fold-left/-/fold-left-1.0.0.tgz", "fileCount": 4,
                "unpackedSize": 2310, "signatures": [{"keyid": "SHA256:jl3b", "sig": "MEUCIQ"}]
              },
              "maintainers": [{"name": "ada", "email": "ada@mail.example"}], "directories": {},
              "_hasShrinkwrap": false
            },
            "1.1.0": {
              "name": "fold-left", "version": "1.1.0", "description": "Folds", "main": "index.js",
              "scripts": {"test": "tap", "lint": "standard", "prepublishOnly": "npm test"},
              "repository": {"type": "git", "url": "git+https://git.example/ada/fold-left.git"},
              "keywords": ["fold", "reduce"], "author": {"name": "Ada", "email": "ada@mail.example"},
              "license": "MIT", "bugs": {"url": "https://git.example/ada/fold-left/issues"},
              "homepage": "https://git.example/ada/fold-left", "dependencies": {"once": "^1.4.0"},
              "devDependencies": {"standard": "^12.0.0", "tap": "^12.1.0"}, "engines": {"node": ">=8"},
              "gitHead": "1f3b6c1d2e4f5a69788796a5b4c3d2e1f0a9b8c7", "_id": "fold-left@1.1.0",
              "_npmVersion": "6.9.0", "_nodeVersion": "12.1.0",
              "_npmUser": {"name": "ada", "email": "ada@mail.example"},
              "dist": {
                "integrity": "sha512-c8R==", "shasum": "6b3fd2c1b7a69e0d8c4f7a1e2d3c4b5a69788796",
                "tarball": "https://registry.example/fold-left/-/fold-left-1.1.0.tgz", "fileCount": 5,
                "unpackedSize": 2740
              },
              "maintainers": [{"name": "ada", "email": "ada@mail.example"}], "directories": {},
              "_hasShrinkwrap": false
            },
            "2.0.0-beta.1": {
              "name": "fold-left", "version": "2.0.0-beta.1", "description": "Folds", "type": "module",
              "exports": "./index.js", "scripts": {"test": "tap"}, "license": "MIT",
              "repository": {"type": "git", "url": "git+https://git.example/ada/fold-left.git"},
              "author": {"name": "Ada", "email": "ada@mail.example"}, "engines": {"node": ">=16"},
              "_id": "fold-left@2.0.0-beta.1", "_npmVersion": "8.1.0", "_nodeVersion": "16.13.0",
              "_npmUser": {"name": "ada", "email": "ada@mail.example"},
              "dist": {
                "integrity": "sha512-d9S==", "shasum": "7b3fd2c1b7a69e0d8c4f7a1e2d3c4b5a69788796",
                "tarball": "https://registry.example/fold-left/-/fold-left-2.0.0-beta.1.tgz", "fileCount": 5,
                "unpackedSize": 2803
              },
              "maintainers": [{"name": "ada", "email": "ada@mail.example"}], "directories": {},
              "_hasShrinkwrap": false
            }
          },
          "time": {
            "created": "2018-08-20T10:00:00.000Z", "modified": "2022-01-04T09:30:11.120Z",
            "1.0.0": "2018-08-20T10:00:00.214Z", "1.1.0": "2019-05-02T12:11:40.001Z",
            "2.0.0-beta.1": "2022-01-04T09:30:10.911Z"
          },
          "maintainers": [{"name": "ada", "email": "ada@mail.example"}], "description": "Folds",
          "homepage": "https://git.example/ada/fold-left", "keywords": ["fold", "reduce"],
          "repository": {"type": "git", "url": "git+https://git.example/ada/fold-left.git"},
          "author": {"name": "Ada", "email": "ada@mail.example"},
          "bugs": {"url": "https://git.example/ada/fold-left/issues"}, "license": "MIT", "readme": "# fold-left",
          "readmeFilename": "README.md", "users": {"grace": true, "katherine-j": true}
        }
        """#,
    second: #"""
        {
          "_id": "@bee/queue", "_rev": "2-b0", "name": "@bee/queue", "dist-tags": {"latest": "0.3.1"},
          "versions": {
            "0.3.1": {
              "name": "@bee/queue", "version": "0.3.1", "license": "Apache-2.0", "main": "dist/index.js",
              "types": "dist/index.d.ts", "bin": {"bee": "bin/bee.js"},
              "dependencies": {"p-map": "^4", "yallist": "4.0.0"},
              "peerDependencies": {"react": ">=17"}, "_id": "@bee/queue@0.3.1", "_npmVersion": "9.5.0",
              "_nodeVersion": "18.15.0", "_npmUser": {"name": "bee-bot", "email": "bot@bee.example"},
              "repository": {"type": "git", "url": "git+ssh://git@git.example/bee/queue.git",
                "directory": "packages/queue"},
              "description": "", "scripts": {"build": "tsc -b"},
              "author": {"name": "Bee", "email": "bee@bee.example", "url": "https://bee.example"},
              "dist": {
                "integrity": "sha512-e0T==", "shasum": "8b3fd2c1b7a69e0d8c4f7a1e2d3c4b5a69788796",
                "tarball": "https://registry.example/@bee/queue/-/queue-0.3.1.tgz", "fileCount": 31,
                "unpackedSize": 40112, "signatures": []
              },
              "maintainers": [], "directories": {"lib": "dist"}, "_hasShrinkwrap": false
            }
          },
          "time": {
            "created": "2023-03-01T08:00:00.000Z", "modified": "2023-03-01T08:00:01.000Z",
            "0.3.1": "2023-03-01T08:00:00.400Z"
          },
          "maintainers": [], "description": "", "homepage": "https://bee.example", "keywords": [],
          "repository": {"type": "git", "url": "git+ssh://git@git.example/bee/queue.git",
            "directory": "packages/queue"},
          "author": {"name": "Bee", "email": "bee@bee.example", "url": "https://bee.example"},
          "bugs": {"url": "https://git.example/bee/queue/issues"}, "license": "Apache-2.0", "readme": "",
            "readmeFilename": "readme.md", "users": {}
        }
        """#)
