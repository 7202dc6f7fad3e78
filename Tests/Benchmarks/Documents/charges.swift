import Foundation

extension Document {
    /// A list of charges in the form of Stripe: wide objects, of which many fields are null. Amounts are in cents, and
    /// dates are in seconds since 1970.
    static let charges = Document(
        "a list of 60 charges", isSnakeCase: true, (type: Charges.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 18)
        let charges = (0..<60).map { _ in charge(&generator) }
        return #"{"object":"list","data":[\#(charges.joined(separator: ","))],"has_more":true,"url":"/v1/charges"}"#
    }
}

private struct Charges: Document.Model {
    enum Status: String, Document.Model { case succeeded, pending, failed }
    struct Address: Document.Model { let city, country, line1, line2, postalCode, state: String? }
    struct Contact: Document.Model {
        let address: Address?
        let email, name, phone: String?
    }
    struct Outcome: Document.Model {
        let networkStatus, reason, riskLevel, sellerMessage, type: String?
        let riskScore: Int?
    }
    struct Card: Document.Model {
        struct Checks: Document.Model { let addressLine1Check, addressPostalCodeCheck, cvcCheck: String? }
        let brand, country, funding, last4, network: String?
        let checks: Checks?
        let expMonth, expYear: Int
    }
    struct Method: Document.Model {
        let type: String
        let card: Card?
    }
    struct Charge: Document.Model {
        let id, currency: String
        let amount, amountCaptured, amountRefunded, created: Int
        let captured, disputed, livemode, paid, refunded: Bool
        let balanceTransaction, customer, description, failureCode, failureMessage, invoice, onBehalfOf: String?
        let paymentIntent, receiptEmail, receiptNumber, statementDescriptor, transferGroup: String?
        let receiptUrl: URL?
        let status: Status
        let billingDetails: Contact
        let shipping: Contact?
        let metadata: [String: String]
        let outcome: Outcome?
        let paymentMethodDetails: Method?
    }
    let data: [Charge]
    let hasMore: Bool
}

private func charge(_ generator: inout SeededGenerator) -> String {
    let id = "3M\(generator.hex(22))"
    let (amount, status) = (generator.int(50...90_000), generator.any(of: ["succeeded", "succeeded", "failed"]))
    let address = #"""
        {"city":"\#(generator.any(of: ["Köln", "Łódź", "Cork"]))","country":"DE","line1":"Am Hof \#
        \#(generator.int(1...99))","line2":null,"postal_code":"\#(generator.int(10_000...99_999))","state":null}
        """#
    let shipping = #"{"address":\#(address),"carrier":null,"name":"\#(generator.words(2...2))","phone":null}"#
    let failed = status == "failed"
    return #"""
        {"id":"ch_\#(id)","object":"charge","amount":\#(amount),"amount_captured":\#(failed ? 0 : amount),\#
        "amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,\#
        "balance_transaction":"txn_\#(id)","billing_details":{"address":\#(address),\#
        "email":"\#(generator.hex(6))@example.com","name":"Renée M.","phone":null},\#
        "calculated_statement_descriptor":"LIGHTHOUSE","captured":\#(!failed),\#
        "created":\#(generator.int(1_500_000_000...1_750_000_000)),"currency":"eur",\#
        "customer":"cus_\#(generator.hex(14))","description":"\#(generator.words(2...7))","disputed":false,\#
        "failure_balance_transaction":null,"failure_code":\#(failed ? #""card_declined""# : "null"),\#
        "failure_message":null,"fraud_details":{},"invoice":null,"livemode":true,"metadata":{\#
        "order_id":"\#(generator.int(1...99_999))","shop":"web"},"on_behalf_of":null,"outcome":{\#
        "network_status":"approved_by_network","reason":null,"risk_level":"normal",\#
        "risk_score":\#(generator.int(1...75)),"seller_message":"Payment complete.","type":"authorized"},\#
        "paid":\#(!failed),"payment_intent":"pi_\#(id)","payment_method":"pm_1\#(generator.hex(23))",\#
        "payment_method_details":{"card":{"amount_authorized":\#(amount),"brand":"visa","checks":{\#
        "address_line1_check":"pass","address_postal_code_check":null,"cvc_check":"pass"},"country":"DE",\#
        "exp_month":\#(generator.int(1...12)),"exp_year":2027,"fingerprint":"\#(generator.hex(16))",\#
        "funding":"credit","installments":null,"last4":"\#(generator.int(1000...9999))","mandate":null,\#
        "network":"visa","three_d_secure":null,"wallet":null},"type":"card"},"radar_options":{},"receipt_email":null,\#
        "receipt_number":null,"receipt_url":"https://pay.stripe.com/receipts/payment/\#(generator.hex(60))",\#
        "refunded":false,"review":null,"shipping":\#(generator.once(in: 3) ? shipping : "null"),"source":null,\#
        "source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"\#(status)",\#
        "transfer_data":null,"transfer_group":null}
        """#
}
