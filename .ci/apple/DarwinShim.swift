// A stub of Darwin, compiled into each target. Where a type differs, a declaration here hides Glibc's, so that code that
// is correct only for Glibc does not compile. A function that differs only in an integer type is declared as a variable:
// as a function, it would be an overload of Glibc's. `struct stat` is missing, because Swift has no struct and function
// of the same name.

import Glibc

// Sockets.
let SOCK_STREAM: Int32 = 1
let SOCK_DGRAM: Int32 = 2
let IPPROTO_TCP: Int32 = 6
let MSG_PEEK: Int32 = 0x2
let MSG_DONTWAIT: Int32 = 0x80
let SHUT_RD: Int32 = 0
let SHUT_WR: Int32 = 1
let SHUT_RDWR: Int32 = 2
let SO_NOSIGPIPE: Int32 = 0x1022
typealias sa_family_t = UInt8
struct sockaddr_in {
    var sin_len: UInt8 = 0
    var sin_family: sa_family_t = 0
    var sin_port: in_port_t = 0
    var sin_addr = in_addr()
    var sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) = (0, 0, 0, 0, 0, 0, 0, 0)
}
struct timeval {
    var tv_sec = 0
    var tv_usec: Int32 = 0
}
typealias nfds_t = UInt32
var poll: (UnsafeMutablePointer<pollfd>?, nfds_t, Int32) -> Int32 { { _, _, _ in 0 } }

// Files.
extension stat {
    var st_mtimespec: timespec { st_mtim }
}
let F_FULLFSYNC: Int32 = 51
typealias off_t = Int64
var lseek: (Int32, off_t, Int32) -> off_t { { _, _, _ in 0 } }
var ftruncate: (Int32, off_t) -> Int32 { { _, _ in 0 } }
var pread: (Int32, UnsafeMutableRawPointer?, Int, off_t) -> Int { { _, _, _, _ in 0 } }

// Threads.
typealias pthread_t = UnsafeMutablePointer<Int>
var pthread_self: () -> pthread_t? { { nil } }
var pthread_kill: (pthread_t?, Int32) -> Int32 { { _, _ in 0 } }
func pthread_get_stackaddr_np(_: pthread_t?) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
func pthread_get_stacksize_np(_: pthread_t?) -> Int { 0 }

// Signals.
typealias sigset_t = UInt32
@discardableResult func sigemptyset(_: UnsafeMutablePointer<sigset_t>?) -> Int32 { 0 }
@discardableResult func sigaddset(_: UnsafeMutablePointer<sigset_t>?, _: Int32) -> Int32 { 0 }
@discardableResult
func pthread_sigmask(_: Int32, _: UnsafePointer<sigset_t>?, _: UnsafeMutablePointer<sigset_t>?) -> Int32 { 0 }
func sigismember(_: UnsafePointer<sigset_t>?, _: Int32) -> Int32 { 0 }
func sigpending(_: UnsafeMutablePointer<sigset_t>?) -> Int32 { 0 }
func sigwait(_: UnsafePointer<sigset_t>?, _: UnsafeMutablePointer<Int32>?) -> Int32 { 0 }
typealias sig_t = @convention(c) (Int32) -> Void
var SIG_DFL: sig_t? { nil }
var SIG_IGN: sig_t { { _ in } }

// Terminals.
let TIOCGWINSZ: UInt = 0x4008_7468
typealias tcflag_t = UInt
struct termios {
    var c_iflag: tcflag_t = 0
    var c_oflag: tcflag_t = 0
    var c_cflag: tcflag_t = 0
    var c_lflag: tcflag_t = 0
}
@discardableResult func tcgetattr(_: Int32, _: UnsafeMutablePointer<termios>?) -> Int32 { 0 }
@discardableResult func tcsetattr(_: Int32, _: Int32, _: UnsafePointer<termios>?) -> Int32 { 0 }
func cfmakeraw(_: UnsafeMutablePointer<termios>?) {}

// Limits.
let RLIMIT_NOFILE: Int32 = 8
typealias rlim_t = UInt64
struct rlimit {
    var rlim_cur: rlim_t = 0
    var rlim_max: rlim_t = 0
}
@discardableResult func getrlimit(_: Int32, _: UnsafeMutablePointer<rlimit>?) -> Int32 { 0 }
@discardableResult func setrlimit(_: Int32, _: UnsafePointer<rlimit>?) -> Int32 { 0 }

// Names that Glibc has and Darwin lacks.
@available(*, unavailable, message: "Darwin lacks it") var MSG_NOSIGNAL: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var MSG_MORE: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var POLLRDHUP: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var SOCK_CLOEXEC: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var SOCK_NONBLOCK: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var TCP_KEEPIDLE: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var TCP_CORK: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var O_PATH: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var O_TMPFILE: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var accept4: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var dup3: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var epoll_create1: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var eventfd: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var fdatasync: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var getrandom: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var gettid: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var inotify_init1: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var pipe2: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var posix_fadvise: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var ppoll: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var prctl: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var renameat2: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var sem_timedwait: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var signalfd: Never { fatalError() }
@available(*, unavailable, message: "Darwin lacks it") var timerfd_create: Never { fatalError() }
