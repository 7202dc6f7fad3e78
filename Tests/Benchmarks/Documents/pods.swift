import Foundation
import HTTPSyntax

extension Document {
    /// A list of pods in the form of Kubernetes: dictionaries of labels, annotations that contain JSON, and managed
    /// fields, which no app reads.
    static let pods = Document(
        "a list of 24 pods", isSnakeCase: false, (type: Pods.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 11)
        return
            #"{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"\#(generator.int(1_000_000...90_000_000))"},"#
            + #""items":[\#((0..<24).map { _ in pod(&generator) }.joined(separator: ","))]}"#
    }
}

private struct Pods: Document.Model {
    struct Metadata: Document.Model {
        struct Owner: Document.Model {
            let kind, name, uid: String
            let controller: Bool?
        }
        let name, namespace, uid, resourceVersion: String
        let generateName: String?
        let creationTimestamp: Date
        let deletionTimestamp: Date?
        let labels, annotations: [String: String]?
        let ownerReferences: [Owner]?
    }
    struct Container: Document.Model {
        struct Port: Document.Model {
            let name: String?
            let containerPort: Int
            let `protocol`: String
        }
        struct Variable: Document.Model {
            struct Source: Document.Model {
                struct Reference: Document.Model {
                    let name, key: String
                }
                let secretKeyRef: Reference?
            }
            let name: String
            let value: String?
            let valueFrom: Source?
        }
        struct Resources: Document.Model {
            let limits, requests: [String: String]?
        }
        struct Mount: Document.Model {
            let name, mountPath: String
            let readOnly: Bool?
        }
        let name, image, imagePullPolicy: String
        let args: [String]?
        let ports: [Port]?
        let env: [Variable]?
        let resources: Resources
        let volumeMounts: [Mount]
    }
    struct Spec: Document.Model {
        struct Toleration: Document.Model {
            let key, `operator`: String
            let effect: String?
            let tolerationSeconds: Int?
        }
        let containers: [Container]
        let restartPolicy, serviceAccountName: String
        let nodeName: String?
        let nodeSelector: [String: String]?
        let tolerations: [Toleration]
        let priority: Int
    }
    struct Status: Document.Model {
        struct Condition: Document.Model {
            let type, status: String
            let reason, message: String?
            let lastProbeTime: Date?
            let lastTransitionTime: Date
        }
        struct State: Document.Model {
            struct Running: Document.Model {
                let startedAt: Date
            }
            struct Waiting: Document.Model {
                let reason: String
                let message: String?
            }
            struct Terminated: Document.Model {
                let exitCode: Int
                let reason: String?
                let startedAt, finishedAt: Date
            }
            let running: Running?
            let waiting: Waiting?
            let terminated: Terminated?
        }
        struct Container: Document.Model {
            let name, image, imageID: String
            let state, lastState: State
            let ready: Bool
            let restartCount: Int
        }
        let phase: String
        let conditions: [Condition]
        let hostIP, podIP: String?
        let startTime: Date?
        let containerStatuses: [Container]?
        let qosClass: String
    }
    struct Pod: Document.Model {
        let metadata: Metadata
        let spec: Spec
        let status: Status
    }
    let kind, apiVersion: String
    let items: [Pod]
}

private func uid(_ generator: inout SeededGenerator) -> String {
    [8, 4, 4, 4, 12].map { generator.hex($0) }.joined(separator: "-")
}

private func pod(_ generator: inout SeededGenerator) -> String {
    let app = generator.any(of: ["lamp-api", "fog-horn", "keeper-web", "log-writer"])
    let (hash, date) = (generator.hex(10), generator.date())
    let ids = (0..<generator.int(1...3)).map { $0 == 0 ? app : "sidecar-\($0)" }
    let labels =
        #"{"app":"\#(app)","app.kubernetes.io/name":"\#(app)","app.kubernetes.io/part_of":"lighthouse","pod-template-hash":"\#(hash)"}"#
    let annotations =
        #"{"checksum/config":"\#(generator.hex(64))","prometheus.io/scrape":"true","prometheus.io/port":"9090","#
        + #""example.com/last-applied":"{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"\#(app)\"}}\n"}"#
    let containers = ids.map { container($0, &generator) }
    let statuses = ids.map { containerStatus($0, date, &generator) }
    let conditions = ["Initialized", "Ready", "ContainersReady", "PodScheduled"].map {
        let failure = #","reason":"ContainersNotReady","message":"containers with unready status: [\#(app)]""#
        let fails = $0 == "Ready" && generator.once(in: 5)
        return
            #"{"type":"\#($0)","status":"\#(fails ? "False" : "True")","lastProbeTime":null,"lastTransitionTime":"\#(generator.date())"\#(fails ? failure : "")}"#
    }
    let ip = "10.\(generator.int(0...255)).\(generator.int(0...255)).\(generator.int(1...254))"
    return
        #"{"metadata":{"name":"\#(app)-\#(hash)-\#(generator.hex(5))","generateName":"\#(app)-\#(hash)-","namespace":"production","#
        + #""uid":"\#(uid(&generator))","resourceVersion":"\#(generator.int(1_000_000...90_000_000))","creationTimestamp":"\#(date)","#
        + (generator.once(in: 8) ? #""deletionTimestamp":"\#(generator.date())","deletionGracePeriodSeconds":30,"# : "")
        + #""labels":\#(labels),"annotations":\#(annotations),"ownerReferences":[{"apiVersion":"apps/v1","kind":"ReplicaSet","#
        + #""name":"\#(app)-\#(hash)","uid":"\#(uid(&generator))","controller":true,"blockOwnerDeletion":true}],"#
        + #""managedFields":[\#(managedFields(app, date))]},"spec":{"volumes":[{"name":"config","configMap":{"name":"\#(app)","defaultMode":420}},"#
        + #"{"name":"kube-api-access-\#(hash.prefix(5))","projected":{"sources":[{"serviceAccountToken":{"expirationSeconds":3607,"path":"token"}}],"defaultMode":420}}],"#
        + #""containers":[\#(containers.joined(separator: ","))],"restartPolicy":"Always","terminationGracePeriodSeconds":30,"dnsPolicy":"ClusterFirst","#
        + (generator.once(in: 2) ? #""nodeSelector":{"kubernetes.io/arch":"arm64"},"# : "")
        + #""serviceAccountName":"\#(app)","serviceAccount":"\#(app)","nodeName":"ip-10-0-\#(generator.int(1...255)).eu-west-1.compute.internal","#
        + #""securityContext":{"runAsNonRoot":true,"fsGroup":2000},"schedulerName":"default-scheduler","tolerations":["#
        + #"{"key":"node.kubernetes.io/not-ready","operator":"Exists","effect":"NoExecute","tolerationSeconds":300},"#
        + #"{"key":"node.kubernetes.io/memory-pressure","operator":"Exists"}],"priority":0,"enableServiceLinks":true,"preemptionPolicy":"PreemptLowerPriority"},"#
        + #""status":{"phase":"Running","conditions":[\#(conditions.joined(separator: ","))],"hostIP":"10.0.3.7","podIP":"\#(ip)","#
        + #""podIPs":[{"ip":"\#(ip)"}],"startTime":"\#(date)","containerStatuses":[\#(statuses.joined(separator: ","))],"qosClass":"Burstable"}}"#
}

private func container(_ name: String, _ generator: inout SeededGenerator) -> String {
    let variables = (0..<generator.int(1...6)).map {
        $0 == 2
            ? #"{"name":"DATABASE_PASSWORD","valueFrom":{"secretKeyRef":{"name":"database","key":"password"}}}"#
            : #"{"name":"\#(generator.words(1...1).uppercased())_URL","value":"https://\#(name).production.svc:8443/?q=\#(generator.hex(4))&v=1"}"#
    }
    return
        #"{"name":"\#(name)","image":"registry.example.com/\#(name):v1.\#(generator.int(0...40)).\#(generator.int(0...9))","#
        + (generator.once(in: 2) ? #""args":["--level=info","--format=\"json\"","--port=8080"],"# : "")
        + #""ports":[{"name":"http","containerPort":8080,"protocol":"TCP"},{"containerPort":9090,"protocol":"TCP"}],"#
        + #""env":[\#(variables.joined(separator: ","))],"resources":{"limits":{"memory":"\#(generator.int(1...8) * 128)Mi"},"#
        + #""requests":{"cpu":"\#(generator.int(1...9) * 100)m","memory":"128Mi"}},"volumeMounts":[{"name":"config","readOnly":true,"mountPath":"/etc/\#(name)"},"#
        + #"{"name":"kube-api-access","mountPath":"/var/run/secrets/kubernetes.io/serviceaccount"}],"#
        + #""livenessProbe":{"httpGet":{"path":"/healthz","port":"http","scheme":"HTTP"},"timeoutSeconds":1,"periodSeconds":10,"successThreshold":1,"failureThreshold":3},"#
        + #""terminationMessagePath":"/dev/termination-log","terminationMessagePolicy":"File","imagePullPolicy":"IfNotPresent","#
        + #""securityContext":{"capabilities":{"drop":["ALL"]},"allowPrivilegeEscalation":false}}"#
}

private func containerStatus(_ name: String, _ date: String, _ generator: inout SeededGenerator) -> String {
    let isWaiting = generator.once(in: 6)
    let state =
        isWaiting
        ? #"{"waiting":{"reason":"CrashLoopBackOff","message":"back-off 5m0s restarting failed container=\"\#(name)\""}}"#
        : #"{"running":{"startedAt":"\#(date)"}}"#
    let last =
        isWaiting
        ? #"{"terminated":{"exitCode":137,"reason":"OOMKilled","startedAt":"\#(date)","finishedAt":"\#(generator.date())","containerID":"containerd://\#(generator.hex(64))"}}"#
        : "{}"
    return
        #"{"name":"\#(name)","state":\#(state),"lastState":\#(last),"ready":\#(!isWaiting),"restartCount":\#(isWaiting ? generator.int(1...90) : 0),"#
        + #""image":"registry.example.com/\#(name):v1","imageID":"registry.example.com/\#(name)@sha256:\#(generator.hex(64))","#
        + #""containerID":"containerd://\#(generator.hex(64))","started":\#(!isWaiting)}"#
}

private func managedFields(_ app: String, _ date: String) -> String {
    #"{"manager":"kube-controller-manager","operation":"Update","apiVersion":"v1","time":"\#(date)","fieldsType":"FieldsV1","#
        + #""fieldsV1":{"f:metadata":{"f:annotations":{".":{},"f:checksum/config":{}},"f:labels":{".":{},"f:app":{},"f:pod-template-hash":{}}},"#
        + #""f:spec":{"f:containers":{"k:{\"name\":\"\#(app)\"}":{".":{},"f:image":{},"f:name":{},"f:ports":{"k:{\"containerPort\":8080,\"protocol\":\"TCP\"}":{".":{}}}}}}}}"#
}
