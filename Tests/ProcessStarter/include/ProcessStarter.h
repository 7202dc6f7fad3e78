#pragma once
#include <sys/types.h>

/// Starts a program with three standard files, no other open files and no blocked signals. Returns 0 or an error number.
int startProcess(const char *path, char *const arguments[], char *const environment[], const int standardFiles[3],
                 pid_t *identifier);
