import HTTPSyntax

/// The containers of the Docker Engine.
let containers = ResponsePair(
    name: "Docker containers",
    first: #"""
        [{"Id": "8dfafdbc3a40b1c2d3e4f5a69788796a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e", "Names": ["/web"],
          "Image": "nginx:1.25", "ImageID": "sha256:d74508fb6632491cea586a1fd7d748dfc5274cd6fdfedee309ecdcbc2bf5cb82",
          "Created": 1367854155,
          "Ports": [{"IP": "0.0.0.0", "PrivatePort": 80, "PublicPort": 8080, "Type": "tcp"},
           {"PrivatePort": 443, "Type": "tcp"}], "Labels": {"com.docker.compose.project": "shop", "maintainer": "Ada"},
          "SizeRw": 12288, "HostConfig": {"NetworkMode": "shop_default"},
          "NetworkSettings": {"Networks": {"shop_default": {"IPAMConfig": null, "Links": null, "Aliases": ["web"],
             "NetworkID": "7ea29fc1412292a2d7bba362f9253545fecdfa8ce9a6e37dd10ba8bee7129812", "EndpointID": "2cdc",
             "Gateway": "172.17.0.1", "IPPrefixLen": 16, "DriverOpts": null}}},
          "Mounts": [{"Type": "volume", "Name": "fac362", "Source": "", "Destination": "/data", "Driver": "local",
            "RW": false}]},
         {"Id": "9cd87474be90b1c2d3e4f5a69788796a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e", "Names": ["/db", "/web/db"],
          "Image": "postgres", "ImageID": "sha256:e74508fb6632491cea586a1fd7d748dfc5274cd6fdfedee309ecdcbc2bf5cb82",
          "Created": 1367854156, "Ports": [], "Labels": {}, "HostConfig": {"NetworkMode": "bridge"},
          "NetworkSettings": {"Networks": {"bridge": {"IPAMConfig": null, "Links": null, "Aliases": null,
             "NetworkID": "8ea29fc1412292a2d7bba362f9253545fecdfa8ce9a6e37dd10ba8bee7129812", "EndpointID": "",
             "Gateway": "", "IPPrefixLen": 0, "DriverOpts": null}}},
          "Mounts": [{"Type": "bind", "Source": "/etc/a", "Destination": "/etc/a", "RW": true}]}]
        """#,
    second: #"""
        [{"Id": "1a", "Names": ["/x"], "Image": "sha256:1a", "ImageID": "sha256:1a", "Created": 1700000000,
          "Ports": [{"IP": "::", "PrivatePort": 53, "PublicPort": 53, "Type": "udp"}],
          "Labels": {"org.label": "", "desktop": "1"}, "HostConfig": {"NetworkMode": "host", "Annotations": {"a": "b"}},
          "NetworkSettings": {"Networks": {"front": {"IPAMConfig": {"IPv4Address": "10.0.0.2"}, "Links": ["db:db"],
             "Aliases": [], "NetworkID": "n", "EndpointID": "e", "Gateway": "g", "IPAddress": "i", "IPPrefixLen": 24,
             "MacAddress": "m", "DriverOpts": {"k": "v"}},
            "back": {"IPAMConfig": {}, "Links": null, "Aliases": null, "NetworkID": "n2", "EndpointID": "e",
             "Gateway": "", "IPAddress": "", "IPPrefixLen": 0, "MacAddress": "m", "DriverOpts": null}}},
          "Mounts": [{"Type": "bind", "Source": "/srv", "Destination": "/srv", "RW": true}]}]
        """#)
