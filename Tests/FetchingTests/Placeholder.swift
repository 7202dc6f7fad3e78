import Fetching
