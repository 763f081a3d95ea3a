"""The server described for programs: OpenAPI for its requests, AsyncAPI for its socket, both made from the types."""
