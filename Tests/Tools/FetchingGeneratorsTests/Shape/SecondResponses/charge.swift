/// A charge of Stripe.
let charge = ResponsePair(
    name: "Stripe charge",
    first: #"""
        {"id": "ch_3MmlLrLkdIwHu7ix0snN0B15", "object": "charge", "amount": 1099, "application": null,
         "application_fee": null, "application_fee_amount": null, "balance_transaction": "txn_3MmlLrLkdIwHu7ix0uke3Ezy",
         "billing_details": {"address": {"city": null, "country": "DE", "line1": null, "line2": null,
           "postal_code": "10115", "state": null}, "email": null, "name": "Ada", "phone": null},
         "calculated_statement_descriptor": "LOOMS", "captured": true, "created": 1679090539, "currency": "usd",
         "customer": "cus_NXk", "description": "A shuttle", "failure_balance_transaction": null, "failure_code": null,
         "failure_message": null, "fraud_details": {}, "metadata": {}, "on_behalf_of": null,
         "outcome": {"network_status": "approved_by_network", "reason": null, "risk_level": "normal", "risk_score": 32,
          "seller_message": "Payment complete."}, "payment_intent": "pi_3MmlLr", "payment_method": "card_1MmlLr",
         "payment_method_details": {"card": {"brand": "visa",
           "checks": {"address_line1_check": null, "address_postal_code_check": "pass", "cvc_check": null},
           "country": "US", "exp_month": 3, "fingerprint": "mToisGZ01V71BCos", "installments": null, "mandate": null,
           "three_d_secure": null, "wallet": null}, "type": "card"}, "receipt_email": "ada@mail.example",
         "receipt_number": null, "receipt_url": "https://pay.example/r/1", "review": null, "shipping": null,
         "source_transfer": null, "statement_descriptor": null, "transfer_data": null, "transfer_group": null,
         "api_version": "2024-06-20"}
        """#,
    second: #"""
        {"id": "py_1", "object": "charge", "amount": 500, "application": "ca_1", "application_fee": "fee_1",
         "application_fee_amount": 12, "balance_transaction": null,
         "billing_details": {"address": {"city": "Bern", "country": null, "line1": "1", "line2": null,
           "postal_code": null, "state": null}, "email": "g@mail.example", "name": null, "phone": null},
         "calculated_statement_descriptor": null, "captured": false, "created": 1779090539, "currency": "chf",
         "customer": null, "description": null, "failure_balance_transaction": null, "failure_code": "card_declined",
         "failure_message": "Declined", "fraud_details": {"user_report": "safe"},
         "metadata": {"order": "6735", "note": "x"}, "on_behalf_of": null, "outcome": null, "payment_intent": null,
         "payment_method": null,
         "payment_method_details": {"sepa_debit": {"bank_code": "370400440", "last4": "3000"}, "type": "sepa_debit"},
         "receipt_email": null, "receipt_number": null, "receipt_url": null, "review": "prv_1",
         "shipping": {"address": {"city": "Bern"}, "name": "G"}, "source_transfer": null, "statement_descriptor": "X",
         "transfer_data": {"amount": null, "destination": "acct_1"}, "transfer_group": "g",
         "api_version": "2024-09-30.acacia"}
        """#)
