/// A description of an API in OpenAPI 3.0.
let openAPIDocument = ResponsePair(
    name: "OpenAPI document",
    first: #"""
        {
          "openapi": "3.0.3", "info": {"title": "Looms", "version": "1.0.0", "license": {"name": "MIT"}},
          "servers": [{"url": "https://looms.example/v1"}],
          "paths": {
            "/looms": {
              "get": {"summary": "List", "operationId": "listLooms", "tags": ["looms"],
                "parameters": [{"$ref": "#/components/parameters/Page"}, {"name": "limit", "in": "query",
                  "required": false, "schema": {"type": "integer", "format": "int32", "maximum": 100}}],
                "responses": {
                  "200": {"description": "A page",
                    "headers": {"x-next": {"description": "Next", "schema": {"type": "string"}}},
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Looms"}}}},
                  "default": {"description": "An error",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}}},
              "post": {"summary": "Create", "operationId": "createLoom", "tags": ["looms"],
                "requestBody": {"required": true,
                  "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Loom"}}}},
                "responses": {"201": {"description": "Created"}}}
            },
            "/looms/{id}": {
              "get": {"summary": "Read", "operationId": "showLoom", "tags": ["looms"],
                "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
                "responses": {"200": {"description": "A loom",
                  "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Loom"}}}}}}
            },
            "/looms/{id}/stop": {
              "post": {"summary": "Stop", "operationId": "stopLoom", "tags": ["looms"],
                "responses": {"200": {"description": "Stopped",
                  "content": {"text/plain": {"schema": {"type": "string"}}}}}}
            }
          },
          "components": {
            "schemas": {
              "Loom": {"type": "object", "required": ["id", "name"], "properties": {
                "id": {"type": "integer", "format": "int64"}, "name": {"type": "string", "example": "Ada"},
                "width": {"type": "number", "example": 1.5, "default": 1}, "tags": {"type": "array",
                  "items": {"type": "string"}},
                "owner": {"$ref": "#/components/schemas/Owner"},
                "state": {"type": "string", "enum": ["idle", "busy"], "default": "idle"}},
                "additionalProperties": false},
              "Labels": {"type": "object", "additionalProperties": {"type": "string"}},
              "Owner": {"allOf": [{"$ref": "#/components/schemas/Labels"}, {"type": "object"}]},
              "Looms": {"type": "array", "maxItems": 100, "items": {"$ref": "#/components/schemas/Loom"}},
              "Error": {"type": "object", "required": ["code", "message"], "properties": {
                "code": {"type": "integer", "format": "int32", "example": 404}, "message": {"type": "string"},
                "details": {"type": "object", "additionalProperties": {"type": "string"}}}}
            }
          },
          "tags": [{"name": "looms", "description": "Looms"}]
        }
        """#,
    second: #"""
        {
          "openapi": "3.0.0", 
          "info": {"title": "Bees", "version": "2024-05", "description": "Hives", "license": {"name": "x", "url": "y"}},
          "servers": [{"url": "/", "description": "this"}],
          "paths": {
            "/hives": {
              "get": {"summary": "All", "operationId": "hives", "tags": [], "deprecated": true,
                "security": [{"key": []}],
                "parameters": [{"name": "near", "in": "header", "required": false, "schema": {"type": "array",
                  "items": {"type": "number"}}, "description": "d"}, {"$ref": "#/components/parameters/Page"}],
                "responses": {"200": {"description": "", "content": {"text/csv": {"schema": {"type": "string"}},
                  "application/hal+json": {"schema": {"type": "object", "properties": {"n": {"type": "boolean"}}}}}},
                  "4XX": {"description": "Bad"}}}
            },
            "/bees/{bee}/sting": {
              "delete": {"summary": "", "operationId": "sting", "tags": ["bees"],
                "responses": {"204": {"description": "Gone"}}},
              "parameters": [{"name": "bee", "in": "path", "required": true, "schema": {"type": "string"}}]
            }
          },
          "components": {
            "schemas": {
              "Bee": {"type": "object", "properties": {"queen": {"$ref": "#/components/schemas/Bee"},
                "age": {"type": "integer", "minimum": 0, "default": 0, "example": "7"}},
                "additionalProperties": {"$ref": "#/components/schemas/Bee"}},
              "Kind": {"type": "string", "enum": ["worker", "drone"]},
              "Any": {"oneOf": [{"$ref": "#/components/schemas/Bee"}, {"type": "object"}]}
            },
            "securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-Key"}}
          },
          "tags": []
        }
        """#)
