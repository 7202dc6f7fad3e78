import HTTPSyntax

/// The pods of a namespace of Kubernetes.
let pods = ResponsePair(
    name: "Kubernetes pods",
    first: #"""
        {
          "kind": "PodList", "apiVersion": "v1", "metadata": {"resourceVersion": "371045"},
          "items": [
            {"metadata": {"name": "web-7d4b8c6f5-abcde", "generateName": "web-7d4b8c6f5-", "namespace": "shop",
              "uid": "0b9d5f8e-3a3e-4c0f-9a55-0d4a3b1c2d3e", "resourceVersion": "370991",
              "creationTimestamp": "2024-04-02T08:12:55Z",
              "labels": {"app": "web", "pod-template-hash": "7d4b8c6f5"},
              "annotations": {"kubectl.kubernetes.io/restartedAt": "2024-04-02T08:12:50Z"},
              "ownerReferences": [{"apiVersion": "apps/v1", "kind": "ReplicaSet", "name": "web-7d4b8c6f5",
                "uid": "5c1d", "controller": true, "blockOwnerDeletion": true}]},
             "spec": {"volumes": [{"name": "token", "projected": {"sources": [{"serviceAccountToken":
                  {"expirationSeconds": 3607, "path": "token"}}], "defaultMode": 420}},
                {"name": "config", "configMap": {"name": "web", "defaultMode": 420}}],
              "containers": [{"name": "web", "image": "registry.example/web:1.4.2",
                "ports": [{"name": "http", "containerPort": 8080, "protocol": "TCP"}],
                "env": [{"name": "MODE", "value": "live"},
                  {"name": "KEY", "valueFrom": {"secretKeyRef": {"name": "k", "key": "v"}}}],
                "resources": {"limits": {"cpu": "500m", "memory": "256Mi"},
                  "requests": {"cpu": "250m", "memory": "128Mi"}},
                "readinessProbe": {"httpGet": {"path": "/ready", "port": "http", "scheme": "HTTP"},
                  "periodSeconds": 10},
                "livenessProbe": {"httpGet": {"path": "/live", "port": 8081, "scheme": "HTTP"}, "periodSeconds": 20},
                "imagePullPolicy": "IfNotPresent"}],
              "restartPolicy": "Always", "nodeName": "node-1", "nodeSelector": {"kubernetes.io/os": "linux"},
              "securityContext": {}, "schedulerName": "default-scheduler",
              "tolerations": [{"key": "node.kubernetes.io/not-ready", "operator": "Exists", "effect": "NoExecute",
                "tolerationSeconds": 300}], "priority": 0},
             "status": {"phase": "Running", "hostIP": "10.0.0.5", "podIP": "10.1.2.3", "podIPs": [{"ip": "10.1.2.3"}],
              "startTime": "2024-04-02T08:12:55Z", "qosClass": "Burstable",
              "conditions": [{"type": "Ready", "status": "True", "lastProbeTime": null,
                "lastTransitionTime": "2024-04-02T08:13:07Z"}],
              "containerStatuses": [{"name": "web", "ready": true, "restartCount": 0, "started": true,
                "state": {"running": {"startedAt": "2024-04-02T08:12:57Z"}}, "lastState": {}, "image": "web:1.4.2",
                "imageID": "registry.example/web@sha256:aa", "containerID": "containerd://aa"}]}},
            {"metadata": {"name": "job-x1", "namespace": "shop", "uid": "1c9d5f8e-3a3e-4c0f-9a55-0d4a3b1c2d3e",
              "resourceVersion": "370992", "creationTimestamp": "2024-04-02T09:00:00Z",
              "labels": {"app": "job", "batch.kubernetes.io/job-name": "job"}},
             "spec": {"containers": [{"name": "main", "image": "busybox", "command": ["sh", "-c", "date"],
               "resources": {},
                "imagePullPolicy": "Always"}],
              "restartPolicy": "Never", "nodeName": "node-2", "securityContext": {"runAsUser": 1000},
              "schedulerName": "default-scheduler", "priority": 0},
             "status": {"phase": "Succeeded", "hostIP": "10.0.0.6", "qosClass": "BestEffort",
              "startTime": "2024-04-02T09:00:00Z", "conditions": [{"type": "Ready", "status": "False",
                "lastProbeTime": null,
                "lastTransitionTime": "2024-04-02T09:00:07Z", "reason": "PodCompleted"}],
              "containerStatuses": [{"name": "main", "ready": false, "restartCount": 2, "started": false,
                "state": {"terminated": {"exitCode": 0, "reason": "Completed", "startedAt": "2024-04-02T09:00:01Z",
                  "finishedAt": "2024-04-02T09:00:02Z", "containerID": "containerd://bb"}}, "lastState": {},
                "image": "busybox:latest", "imageID": "busybox@sha256:bb", "containerID": "containerd://bb"}]}},
            {"metadata": {"name": "new-1", "namespace": "shop", "uid": "3c9d5f8e-3a3e-4c0f-9a55-0d4a3b1c2d3e",
              "resourceVersion": "370993", "creationTimestamp": "2024-04-02T09:30:00Z"},
             "spec": {"containers": [{"name": "main", "image": "big", "resources": {}, "imagePullPolicy": "Always",
                "readinessProbe": {"exec": {"command": ["ready"]}, "periodSeconds": 5}}],
              "restartPolicy": "Always", "securityContext": {}, "schedulerName": "default-scheduler",
              "tolerations": [{"operator": "Exists"}], "priority": 0},
             "status": {"phase": "Pending", "qosClass": "BestEffort",
              "conditions": [{"type": "PodScheduled", "status": "False", "lastProbeTime": null,
                "reason": "Unschedulable",
                "lastTransitionTime": "2024-04-02T09:30:00Z", "message": "0/2 nodes are available"}]}}
          ]
        }
        """#,
    second: #"""
        {
          "kind": "PodList", "apiVersion": "v1", 
          "metadata": {"resourceVersion": "9", "continue": "eyJ2", "remainingItemCount": 4},
          "items": [
            {"metadata": {"name": "db-0", "generateName": "db-", "namespace": "data", "uid": "2c",
              "resourceVersion": "8",
              "creationTimestamp": "2024-05-01T00:00:00Z", "deletionTimestamp": "2024-05-02T00:00:00Z",
              "labels": {"statefulset.kubernetes.io/pod-name": "db-0"}, "annotations": {"checksum/config": "1"},
              "ownerReferences": [{"apiVersion": "apps/v1", "kind": "StatefulSet", "name": "db", "uid": "6c",
                "controller": true, "blockOwnerDeletion": true}]},
             "spec": {"volumes": [{"name": "data", "persistentVolumeClaim": {"claimName": "data-db-0"}}],
              "containers": [{"name": "db", "image": "postgres:16", "args": ["-c", "x"], "env": [],
                "resources": {"requests": {"memory": "1Gi", "ephemeral-storage": "1Gi"}}, "imagePullPolicy": "Always",
                "readinessProbe": {"exec": {"command": ["pg_isready"]}, "periodSeconds": 5}}],
              "restartPolicy": "Always", "securityContext": {"fsGroup": 999}, "schedulerName": "default-scheduler",
              "tolerations": [{"operator": "Exists"}], "priority": 1000},
             "status": {"phase": "Pending", "qosClass": "Guaranteed",
              "conditions": [{"type": "PodScheduled", "status": "False", "lastProbeTime": "2024-05-01T00:00:00Z",
                "lastTransitionTime": "2024-05-01T00:00:00Z", "reason": "Unschedulable", "message": "0/3 nodes"}]}}
          ]
        }
        """#)
