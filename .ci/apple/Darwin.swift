// A stub of the module Darwin. It exports Glibc; DarwinShim.swift replaces the declarations that differ.

@_exported import Glibc
