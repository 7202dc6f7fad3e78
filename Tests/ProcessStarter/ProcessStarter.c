#define _GNU_SOURCE  // for posix_spawn_file_actions_addclosefrom_np, which Swift's Glibc module does not have
#include "ProcessStarter.h"

#include <errno.h>
#include <signal.h>

#if defined(__linux__)
#include <spawn.h>
#elif defined(__APPLE__)
#include <TargetConditionals.h>
#if TARGET_OS_OSX
#include <spawn.h>
#endif
#endif

int startProcess(const char *path, char *const arguments[], char *const environment[], const int standardFiles[3],
                 pid_t *identifier) {
#if defined(__linux__) || (defined(__APPLE__) && TARGET_OS_OSX)
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int number = 0; number < 3; number++) {
        posix_spawn_file_actions_adddup2(&actions, standardFiles[number], number);
    }
    short flags = POSIX_SPAWN_SETSIGMASK;
#if defined(__linux__)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#else
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif

    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t noSignals;
    sigemptyset(&noSignals);
    posix_spawnattr_setsigmask(&attributes, &noSignals);
    posix_spawnattr_setflags(&attributes, flags);

    int error = posix_spawn(identifier, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
#else
    return ENOTSUP;  // other platforms cannot start a process
#endif
}
