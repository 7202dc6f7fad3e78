import Foundation

extension Document {
    /// Orders of a shop, with amounts of money in strings, line items, taxes, addresses and discount codes.
    static let orders = Document(
        "12 orders with line items", isSnakeCase: true,
        (type: Orders.self, name: "what an app reads"), (type: WholeOrders.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 10)
        return #"{"orders":[\#((0..<12).map { order(1_001 + $0, &generator) }.joined(separator: ","))]}"#
    }
}

private struct Orders: Document.Model {
    struct Order: Document.Model {
        struct LineItem: Document.Model {
            let id: Int
            let title: String
            let variantTitle: String?
            let quantity: Int
            let price, totalDiscount: String
        }
        struct Address: Document.Model {
            let name, address1, city, zip, countryCode: String
            let address2, provinceCode: String?
        }
        let id: Int
        let name, currency, totalPrice, totalTax: String
        let createdAt: Date
        let cancelledAt: Date?
        let fulfillmentStatus: String?
        let orderStatusUrl: URL
        let discountCodes: [WholeOrders.DiscountCode]
        let lineItems: [LineItem]
        let shippingAddress: Address?
    }
    let orders: [Order]
}

private struct WholeOrders: Document.Model {
    struct Money: Document.Model {
        let amount, currencyCode: String
    }
    struct MoneySet: Document.Model {
        let shopMoney, presentmentMoney: Money
    }
    struct TaxLine: Document.Model {
        let title, price: String
        let rate: Double
        let priceSet: MoneySet
        let channelLiable: Bool?
    }
    struct DiscountCode: Document.Model {
        let code, amount, type: String
    }
    struct DiscountAllocation: Document.Model {
        let amount: String
        let amountSet: MoneySet
        let discountApplicationIndex: Int
    }
    struct Property: Document.Model {
        let name, value: String
    }
    struct Address: Document.Model {
        let firstName: String?
        let lastName, name, address1: String
        let address2, company, phone, province, provinceCode: String?
        let city, zip, country, countryCode: String
        let latitude, longitude: Double?
    }
    struct Client: Document.Model {
        let acceptLanguage, browserIp, sessionHash, userAgent: String?
        let browserHeight, browserWidth: Int?
    }
    struct Customer: Document.Model {
        let id: Int
        let email, firstName, lastName, state: String
        let acceptsMarketing, verifiedEmail, taxExempt: Bool
        let createdAt, updatedAt: Date
        let note, phone: String?
        let tags, currency, adminGraphqlApiId: String
        let defaultAddress: Address
    }
    struct LineItem: Document.Model {
        let id: Int
        let adminGraphqlApiId: String
        let currentQuantity, fulfillableQuantity: Int
        let fulfillmentService: String
        let fulfillmentStatus: String?
        let giftCard: Bool
        let grams: Int
        let name, price: String
        let priceSet: MoneySet
        let productExists: Bool
        let productId: Int?
        let properties: [Property]
        let quantity: Int
        let requiresShipping: Bool
        let sku: String?
        let taxable: Bool
        let title, totalDiscount: String
        let totalDiscountSet: MoneySet
        let variantId: Int?
        let variantTitle, vendor: String?
        let taxLines: [TaxLine]
        let discountAllocations: [DiscountAllocation]
    }
    struct ShippingLine: Document.Model {
        let id: Int
        let carrierIdentifier: String?
        let code, price: String
        let priceSet: MoneySet
        let source, title: String
        let taxLines: [TaxLine]
    }
    struct Order: Document.Model {
        let id: Int
        let adminGraphqlApiId: String
        let appId: Int
        let browserIp: String
        let buyerAcceptsMarketing: Bool
        let cancelReason: String?
        let cancelledAt: Date?
        let cartToken: String?
        let checkoutId: Int
        let clientDetails: Client
        let closedAt: Date?
        let confirmed: Bool
        let createdAt: Date
        let currency: String
        let currentTotalPrice: String
        let currentTotalPriceSet: MoneySet
        let customerLocale: String
        let discountCodes: [DiscountCode]
        let email: String
        let estimatedTaxes: Bool
        let financialStatus: String
        let fulfillmentStatus: String?
        let landingSite: String
        let locationId: Int?
        let name: String
        let note: String?
        let noteAttributes: [Property]
        let number, orderNumber: Int
        let orderStatusUrl: URL
        let paymentGatewayNames: [String]
        let phone: String?
        let presentmentCurrency: String
        let processedAt: Date
        let referringSite, sourceName: String
        let subtotalPrice: String
        let subtotalPriceSet: MoneySet
        let tags: String
        let taxLines: [TaxLine]
        let taxesIncluded, test: Bool
        let token, totalDiscounts: String
        let totalDiscountsSet: MoneySet
        let totalPrice: String
        let totalPriceSet: MoneySet
        let totalTax: String
        let totalTaxSet: MoneySet
        let totalTipReceived: String
        let totalWeight: Int
        let updatedAt: Date
        let userId: Int?
        let billingAddress: Address
        let customer: Customer
        let lineItems: [LineItem]
        let shippingAddress: Address?
        let shippingLines: [ShippingLine]
    }
    let orders: [Order]
}

private func order(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let (id, token) = (generator.int(450_000_000_000...5_900_000_000_000), generator.hex(32))
    let (date, ip) = (localDate(&generator), "203.0.113.\(generator.int(1...254))")
    let (home, total) = (address(&generator), generator.int(2_000...90_000))
    let codes = (0..<generator.int(0...2)).map { _ in
        #"{"code":"\#(generator.words(1...1).uppercased())\#(generator.int(5...30))","amount":"\#(amount(generator.int(100...2_000)))","type":"\#(generator.any(of: ["percentage", "fixed_amount"]))"}"#
    }
    let items = (0..<generator.int(2...6)).map { _ in lineItem(&generator) }
    let cancelled = generator.once(in: 6) ? (#""customer""#, "\"\(localDate(&generator))\"") : ("null", "null")
    let note = generator.any(of: ["null", "null", #""Please leave it with \"the neighbor\"\r\n2nd floor — danke!""#])
    return #"{"id":\#(id),"admin_graphql_api_id":"gid:\/\/shop\/Order\/\#(id)","app_id":580111,"browser_ip":"\#(ip)","#
        + #""buyer_accepts_marketing":\#(generator.once(in: 2)),"cancel_reason":\#(cancelled.0),"cancelled_at":\#(cancelled.1),"#
        + #""cart_token":\#(generator.any(of: ["null", "\"\(generator.hex(32))\""])),"checkout_id":\#(generator.int(900_000_000...37_000_000_000)),"#
        + #""client_details":{"accept_language":"de-DE,de;q=0.9","browser_height":null,"browser_ip":"\#(ip)","browser_width":null,"#
        + #""session_hash":null,"user_agent":"Mozilla\/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit\/605.1.15"},"#
        + #""closed_at":null,"confirmed":true,"created_at":"\#(date)","currency":"EUR",\#(money("current_total_price", total)),"#
        + #""customer_locale":"de-DE","discount_codes":[\#(codes.joined(separator: ","))],"email":"ren\u00e9e@example.com","estimated_taxes":false,"#
        + #""financial_status":"\#(generator.any(of: ["paid", "pending"]))","fulfillment_status":\#(generator.any(of: ["null", "\"fulfilled\""])),"#
        + ##""landing_site":"\/products\/lamp?utm_source=letter\u0026utm_medium=email","location_id":null,"name":"#\##(number)","note":\##(note),"##
        + #""note_attributes":[{"name":"gift wrap","value":"yes"}],"number":\#(number - 1_000),"order_number":\#(number),"#
        + #""order_status_url":"https:\/\/shop.example.com\/690933842\/orders\/\#(token)\/authenticate?key=\#(generator.hex(24))","#
        + #""payment_gateway_names":["card","gift_card"],"phone":null,"presentment_currency":"USD","processed_at":"\#(date)","#
        + #""referring_site":"https:\/\/www.example.org\/","source_name":"web",\#(money("subtotal_price", total - 500)),"#
        + #""tags":"\#(generator.words(0...3))","tax_lines":[\#(taxLine(total / 6, &generator))],"taxes_included":true,"test":false,"#
        + #""token":"\#(token)",\#(money("total_discounts", generator.int(0...900))),\#(money("total_price", total)),\#(money("total_tax", total / 6)),"#
        + #""total_tip_received":"0.00","total_weight":\#(generator.int(100...9_000)),"updated_at":"\#(localDate(&generator))","user_id":null,"#
        + #""billing_address":\#(home),"customer":\#(customer(home, &generator)),"line_items":[\#(items.joined(separator: ","))],"#
        + (generator.once(in: 8) ? "" : #""shipping_address":\#(address(&generator)),"#)
        + #""shipping_lines":[{"id":\#(generator.int(1_000_000...900_000_000)),"carrier_identifier":null,"code":"Standard","#
        + #"\#(money("price", 490)),"source":"shop","title":"DHL \"Paket\"","tax_lines":[\#(taxLine(78, &generator))]}]}"#
}

private func lineItem(_ generator: inout SeededGenerator) -> String {
    let (id, price, quantity) = (
        generator.int(1_000_000...900_000_000), generator.int(500...30_000), generator.int(1...4)
    )
    let (title, variant) = (generator.words(2...5), generator.any(of: ["null", #""Größe M \/ \u201cblau\u201d""#]))
    let properties = (0..<generator.int(0...2)).map { _ in #"{"name":"engraving","value":"\#(generator.words(1...4))"}"#
    }
    let discounts = (0..<generator.int(0...1)).map {
        #"{\#(money("amount", price / 10)),"discount_application_index":\#($0)}"#
    }
    return #"{"id":\#(id),"admin_graphql_api_id":"gid:\/\/shop\/LineItem\/\#(id)","current_quantity":\#(quantity),"#
        + #""fulfillable_quantity":\#(quantity),"fulfillment_service":"manual","fulfillment_status":null,"gift_card":false,"#
        + #""grams":\#(generator.int(20...4_000)),"name":"\#(title)",\#(money("price", price)),"product_exists":true,"#
        + #""product_id":\#(generator.any(of: ["null", "\(generator.int(1_000_000...900_000_000))"])),"properties":[\#(properties.joined(separator: ","))],"#
        + #""quantity":\#(quantity),"requires_shipping":true,"sku":"\#(generator.hex(4).uppercased())-2008-M","taxable":true,"title":"\#(title)","#
        + #"\#(money("total_discount", price / 10)),"variant_id":\#(generator.int(1_000_000...900_000_000)),"variant_title":\#(variant),"#
        + #""vendor":\#(generator.any(of: ["null", #""Fjord \u0026 Co""#])),"tax_lines":[\#(taxLine(price / 6, &generator))],"#
        + #""discount_allocations":[\#(discounts.joined(separator: ","))]}"#
}

private func customer(_ address: String, _ generator: inout SeededGenerator) -> String {
    let id = generator.int(1_000_000...900_000_000)
    return
        #"{"id":\#(id),"email":"ren\u00e9e@example.com","accepts_marketing":false,"created_at":"\#(localDate(&generator))","#
        + #""updated_at":"\#(localDate(&generator))","first_name":"Ren\u00e9e","last_name":"O'Body","state":"disabled","note":null,"#
        + #""verified_email":true,"multipass_identifier":null,"tax_exempt":false,"phone":null,"tags":"\#(generator.words(0...2))","#
        + #""currency":"EUR","tax_exemptions":[],"admin_graphql_api_id":"gid:\/\/shop\/Customer\/\#(id)","default_address":\#(address)}"#
}

private func address(_ generator: inout SeededGenerator) -> String {
    let (city, zip, country, code) = generator.any(of: [
        ("Köln", "50667", "Germany", "DE"), ("Málaga", "29015", "Spain", "ES"), ("東京", "100-0001", "Japan", "JP"),
    ])
    let province = generator.any(of: [("null", "null"), ("\"Andaluc\\u00eda\"", "\"AN\"")])
    let position = generator.any(of: ["null", "45.416311"])
    return
        #"{"first_name":"Renée","address1":"\#(generator.words(1...2)) \#(generator.int(1...200))","phone":"+49 555 \#(generator.int(100_000...999_999))","#
        + #""city":"\#(city)","zip":"\#(zip)","province":\#(province.0),"country":"\#(country)","last_name":"O'Body","#
        + #""address2":\#(generator.any(of: ["null", "\"\"", "\"2nd floor\""])),"company":null,"latitude":\#(position),"longitude":\#(position),"#
        + #""name":"Renée O'Body","country_code":"\#(code)","province_code":\#(province.1)}"#
}

private func taxLine(_ cents: Int, _ generator: inout SeededGenerator) -> String {
    #"{"channel_liable":\#(generator.any(of: ["null", "false"])),\#(money("price", cents)),"rate":\#(generator.any(of: ["0.19", "0.07"])),"title":"DE MwSt"}"#
}

/// Returns two fields: an amount, and the amount in the currencies of the shop and of the customer.
private func money(_ name: String, _ cents: Int) -> String {
    #""\#(name)":"\#(amount(cents))","\#(name)_set":{"shop_money":{"amount":"\#(amount(cents))","currency_code":"EUR"},"#
        + #""presentment_money":{"amount":"\#(amount(cents * 108 / 100))","currency_code":"USD"}}"#
}

private func amount(_ cents: Int) -> String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }

private func localDate(_ generator: inout SeededGenerator) -> String { "\(generator.date().dropLast())-05:00" }
