/// placeholder, being written
public enum AppError: Error, Sendable { case cancelled, unknown(any Error) }
