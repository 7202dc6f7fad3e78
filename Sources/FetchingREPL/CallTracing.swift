/// Enables traces of calls: `Fetching` looks this class up by its name, and records traces only if the class exists.
final class CallTracing {}
