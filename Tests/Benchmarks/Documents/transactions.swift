import Foundation

extension Document {
    /// The transactions of bank accounts in the form of Plaid: amounts, which are decoded as `Decimal`, and nested
    /// objects of which many fields are null.
    static let transactions = Document(
        "120 bank transactions", isSnakeCase: true, (type: Transactions.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 26)
        let added = (0..<120).map { _ in transaction(&generator) }
        let accounts = (0..<3).map {
            #"""
            {"account_id":"\#(generator.hex(37))","balances":{"available":\#(generator.int(1...90_000)).25,\#
            "current":110,"iso_currency_code":"USD","limit":null,"unofficial_currency_code":null},"mask":"000\#($0)",\#
            "name":"Checking","official_name":"Gold \"Standard\" 0% Checking","subtype":"checking",\#
            "type":"depository"}
            """#
        }
        return #"""
            {"accounts":[\#(accounts.joined(separator: ","))],"added":[\#(added.joined(separator: ","))],\#
            "modified":[],"removed":[{"account_id":"\#(generator.hex(37))",\#
            "transaction_id":"\#(generator.hex(37))"}],"has_more":false,"next_cursor":"\#(generator.hex(64))",\#
            "request_id":"45QSn","transactions_update_status":"HISTORICAL_UPDATE_COMPLETE"}
            """#
    }
}

private struct Transactions: Document.Model {
    struct Account: Document.Model {
        struct Balances: Document.Model {
            let available, current, limit: Decimal?
            let isoCurrencyCode: String?
        }
        let accountId, name, type: String
        let mask, officialName, subtype: String?
        let balances: Balances
    }
    struct Transaction: Document.Model {
        struct Category: Document.Model {
            enum Confidence: String, Document.Model { case high = "VERY_HIGH", medium = "MEDIUM", low = "LOW" }
            let primary, detailed: String
            let confidenceLevel: Confidence?
        }
        struct Counterparty: Document.Model {
            let name, type: String
            let entityId: String?
            let logoUrl, website: String?
        }
        struct Location: Document.Model {
            let address, city, region, postalCode, country, storeNumber: String?
            let lat, lon: Double?
        }
        enum Channel: String, Document.Model { case online, other, inStore = "in store" }
        let accountId, transactionId, name, date: String
        let amount: Decimal
        let isoCurrencyCode, merchantName, authorizedDate, checkNumber, pendingTransactionId: String?
        let datetime: Date?
        let logoUrl, personalFinanceCategoryIconUrl: URL?
        let paymentChannel: Channel
        let pending: Bool
        let counterparties: [Counterparty]
        let location: Location
        let personalFinanceCategory: Category?
    }
    struct Removed: Document.Model { let accountId, transactionId: String }
    let accounts: [Account]
    let added, modified: [Transaction]
    let removed: [Removed]
    let hasMore: Bool
    let nextCursor: String
}

private func transaction(_ generator: inout SeededGenerator) -> String {
    let (merchant, day) = (generator.any(of: ["Café Noir", "O'Hara's", "Uber", "東京書店"]), generator.date())
    let amount = "\(generator.int(-900...4000)).\(generator.int(10...99))"
    let category = generator.any(of: ["TRAVEL", "INCOME"])
    let icons = "https://plaid-category-icons.plaid.com/PFC_\(category).png"
    let isKnown = generator.once(in: 3)
    let place = isKnown ? #""lat":40.740352,"lon":-74.00\#(generator.int(1000...9999))"# : #""lat":null,"lon":null"#
    let time = generator.once(in: 2) ? "\"\(day)\"" : "null"
    return #"""
        {"account_id":"\#(generator.hex(37))","account_owner":null,"amount":\#(amount),"iso_currency_code":"USD",\#
        "unofficial_currency_code":null,"category":["Shops","\#(generator.words(1...2))"],"category_id":"19046000",\#
        "check_number":null,"counterparties":[{"name":"\#(merchant)","type":"merchant","logo_url":null,\#
        "website":"example.com","entity_id":null,"confidence_level":"VERY_HIGH"}],"date":"\#(day.prefix(10))",\#
        "datetime":\#(time),"authorized_date":"\#(day.prefix(10))","authorized_datetime":\#(time),"location":{\#
        "address":"300 Post St","city":"San Francisco","region":"CA","postal_code":"94108","country":"US",\#(place),\#
        "store_number":null},"name":"\#(merchant) \#(generator.words(1...4))","merchant_name":"\#(merchant)",\#
        "merchant_entity_id":null,"logo_url":\#(generator.any(of: ["null", "\"\(icons)\""])),"payment_meta":{\#
        "by_order_of":null,"payee":null,"payer":null,"payment_method":null,"payment_processor":null,"ppd_id":null,\#
        "reason":null,"reference_number":null},"payment_channel":"\#(generator.any(of: ["in store", "online"]))",\#
        "pending":\#(generator.once(in: 9)),"pending_transaction_id":null,"personal_finance_category":{\#
        "primary":"\#(category)","detailed":"\#(category)_OTHER",\#
        "confidence_level":"\#(generator.any(of: ["VERY_HIGH", "LOW"]))"},\#
        "personal_finance_category_icon_url":"\#(icons)","transaction_id":"\#(generator.hex(37))",\#
        "transaction_code":null}
        """#
}
