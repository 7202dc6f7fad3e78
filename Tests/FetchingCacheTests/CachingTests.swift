import FetchingCache
import Testing
