/// Managed policies of AWS by name, with their documents.
let policies = ResponsePair(
    name: "IAM policies",
    first: #"""
        {"StorageReadOnly": {"Arn": "arn:aws:iam::aws:policy/StorageReadOnly",
          "CreateDate": "2015-02-06T18:40:59+00:00", "DefaultVersionId": "v2", "AttachmentCount": 0,
          "IsAttachable": true, "Path": "/",
          "Document": {"Version": "2012-10-17",
           "Statement": [{"Effect": "Allow", "Action": ["s3:Get*", "s3:List*"], "Resource": "*"}]}},
         "LogsWriter": {"Arn": "arn:aws:iam::aws:policy/service-role/LogsWriter",
          "CreateDate": "2015-04-09T15:03:43+00:00", "DefaultVersionId": "v1", "AttachmentCount": 1,
          "IsAttachable": true, "Path": "/service-role/",
          "Document": {"Version": "2012-10-17",
           "Statement": [{"Sid": "Write", "Effect": "Allow", "Action": "logs:PutLogEvents",
             "Resource": ["arn:aws:logs:*:*:log-group:/a/*", "arn:aws:logs:*:*:log-group:/b/*"],
             "Condition": {"StringEquals": {"aws:ResourceAccount": "${aws:PrincipalAccount}"}}}]}},
         "KeyUser": {"Arn": "arn:aws:iam::aws:policy/KeyUser", "CreateDate": "2015-02-06T18:40:00+00:00",
          "DefaultVersionId": "v1", "AttachmentCount": 0, "IsAttachable": true, "Path": "/",
          "Document": {"Version": "2012-10-17", "Statement": {"Effect": "Allow", "Action": "kms:*", "Resource": "*"}}},
         "DenyAll": {"Arn": "arn:aws:iam::aws:policy/DenyAll", "CreateDate": "2019-05-01T22:36:14+00:00",
          "DefaultVersionId": "v1", "AttachmentCount": 0, "IsAttachable": true, "Path": "/",
          "Document": {"Version": "2012-10-17",
           "Statement": [{"Effect": "Deny", "NotAction": ["iam:Get*"], "Resource": "*",
             "Condition": {"Bool": {"aws:SecureTransport": "false"},
              "StringNotEquals": {"aws:RequestedRegion": ["eu-west-1"]}}}]}}}
        """#,
    second: #"""
        {"QueueSender": {"Arn": "arn:aws:iam::aws:policy/QueueSender", "CreateDate": "2018-04-05T20:07:41+00:00",
          "DefaultVersionId": "v11", "AttachmentCount": 2, "IsAttachable": false, "Path": "/aws-service-role/",
          "Document": {"Version": "2008-10-17",
           "Statement": [{"Sid": "", "Effect": "Allow", "Action": ["sqs:SendMessage"], "Resource": ["arn:aws:sqs:::x"],
             "Condition": {"ArnLike": {"aws:SourceArn": ["a", "b"]}}},
            {"Effect": "Deny", "Action": "*", "Resource": "*"}]}},
         "Billing": {"Arn": "arn:aws:iam::aws:policy/job-function/Billing", "CreateDate": "2016-11-10T17:33:18+00:00",
          "DefaultVersionId": "v2", "AttachmentCount": 0, "IsAttachable": true, "Path": "/job-function/",
          "Description": "", "Document": {"Version": "2012-10-17", "Statement": []}}}
        """#)
