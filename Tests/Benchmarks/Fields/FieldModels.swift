// Written by generate-models.py. Change that file instead of this one.

/// Models with the same number of fields.
struct FieldModels: Sendable {
    let fields: Int
    /// Strings, numbers and Booleans, some of them optional.
    let mixed: any (Decodable & Sendable).Type
    /// The same fields, all of them optional.
    let optional: any (Decodable & Sendable).Type
    /// Strings with names such as `repositoryTitleUrl`.
    let alike: any (Decodable & Sendable).Type
}

let fieldModels = [
    FieldModels(fields: 8, mixed: Fields8.self, optional: Optional8.self, alike: Alike8.self),
    FieldModels(fields: 16, mixed: Fields16.self, optional: Optional16.self, alike: Alike16.self),
    FieldModels(fields: 24, mixed: Fields24.self, optional: Optional24.self, alike: Alike24.self),
    FieldModels(fields: 32, mixed: Fields32.self, optional: Optional32.self, alike: Alike32.self),
    FieldModels(fields: 40, mixed: Fields40.self, optional: Optional40.self, alike: Alike40.self),
    FieldModels(fields: 64, mixed: Fields64.self, optional: Optional64.self, alike: Alike64.self),
    FieldModels(fields: 100, mixed: Fields100.self, optional: Optional100.self, alike: Alike100.self),
    FieldModels(fields: 200, mixed: Fields200.self, optional: Optional200.self, alike: Alike200.self),
]

/// The names of all fields in snake case. A model of 8 fields has the first 8 names.
let fieldNames = """
    full_name email phone_number nickname id age is_active balance title subtitle slug summary view_count rank
    is_published rating created_at updated_at time_zone deleted_at revision parent_id has_children weight street
    city postal_code state building_number floor is_residential latitude currency payment_method invoice_number
    coupon_code quantity discount_percent is_paid total_price language country_code locale region population
    area_code is_default longitude brand category sku barcode stock reorder_level in_stock unit_price first_name
    last_name birth_date middle_name children_count siblings_count is_married income homepage avatar_url
    thumbnail banner followers_count following_count verified score file_name mime_type checksum encoding
    file_size page_count read_only compression_ratio host path protocol_name query port timeout_seconds secure
    latency manufacturer model_name serial_number firmware_version production_year warranty_months certified
    voltage departure arrival carrier terminal flight_number gate boarding distance_km artist album genre
    composer track_number disc_number explicit duration author publisher isbn translator edition chapter_count
    hardcover average_score employer job_title department supervisor employee_number desk is_remote salary
    diagnosis medication dosage allergy heart_rate blood_pressure smoker temperature team coach stadium mascot
    wins losses in_playoffs goal_average recipe cuisine main_ingredient garnish calories servings vegetarian
    protein commit branch remote tag_name additions deletions merged coverage sensor location_name unit
    calibration reading_count error_count online humidity subject sender recipient reply_to attachment_count
    priority is_read spam_score course teacher classroom textbook credits enrolled mandatory final_grade species
    habitat diet nocturnal_note litter_size lifespan endangered body_mass ticket_code venue organizer dress_code
    seat_row seat_number sold_out entry_fee
    """.split { $0.isWhitespace }.map(String.init)

private struct Fields8: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
}

private struct Optional8: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
}

private struct Alike8: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl: String
}

private struct Fields16: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
}

private struct Optional16: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
}

private struct Alike16: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl: String
}

private struct Fields24: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
}

private struct Optional24: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
}

private struct Alike24: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl: String
}

private struct Fields32: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
    let street, city, postalCode: String
    let state: String?
    let buildingNumber: Int
    let floor: Int?
    let isResidential: Bool
    let latitude: Double
}

private struct Optional32: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
    let street, city, postalCode, state: String?
    let buildingNumber, floor: Int?
    let isResidential: Bool?
    let latitude: Double?
}

private struct Alike32: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl, repositoryStreetUrl, repositoryCityUrl,
        repositoryPostalCodeUrl, repositoryStateUrl, repositoryBuildingNumberUrl, repositoryFloorUrl,
        repositoryIsResidentialUrl, repositoryLatitudeUrl: String
}

private struct Fields40: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
    let street, city, postalCode: String
    let state: String?
    let buildingNumber: Int
    let floor: Int?
    let isResidential: Bool
    let latitude: Double
    let currency, paymentMethod, invoiceNumber: String
    let couponCode: String?
    let quantity: Int
    let discountPercent: Int?
    let isPaid: Bool
    let totalPrice: Double
}

private struct Optional40: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
    let street, city, postalCode, state: String?
    let buildingNumber, floor: Int?
    let isResidential: Bool?
    let latitude: Double?
    let currency, paymentMethod, invoiceNumber, couponCode: String?
    let quantity, discountPercent: Int?
    let isPaid: Bool?
    let totalPrice: Double?
}

private struct Alike40: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl, repositoryStreetUrl, repositoryCityUrl,
        repositoryPostalCodeUrl, repositoryStateUrl, repositoryBuildingNumberUrl, repositoryFloorUrl,
        repositoryIsResidentialUrl, repositoryLatitudeUrl, repositoryCurrencyUrl, repositoryPaymentMethodUrl,
        repositoryInvoiceNumberUrl, repositoryCouponCodeUrl, repositoryQuantityUrl, repositoryDiscountPercentUrl,
        repositoryIsPaidUrl, repositoryTotalPriceUrl: String
}

private struct Fields64: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
    let street, city, postalCode: String
    let state: String?
    let buildingNumber: Int
    let floor: Int?
    let isResidential: Bool
    let latitude: Double
    let currency, paymentMethod, invoiceNumber: String
    let couponCode: String?
    let quantity: Int
    let discountPercent: Int?
    let isPaid: Bool
    let totalPrice: Double
    let language, countryCode, locale: String
    let region: String?
    let population: Int
    let areaCode: Int?
    let isDefault: Bool
    let longitude: Double
    let brand, category, sku: String
    let barcode: String?
    let stock: Int
    let reorderLevel: Int?
    let inStock: Bool
    let unitPrice: Double
    let firstName, lastName, birthDate: String
    let middleName: String?
    let childrenCount: Int
    let siblingsCount: Int?
    let isMarried: Bool
    let income: Double
}

private struct Optional64: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
    let street, city, postalCode, state: String?
    let buildingNumber, floor: Int?
    let isResidential: Bool?
    let latitude: Double?
    let currency, paymentMethod, invoiceNumber, couponCode: String?
    let quantity, discountPercent: Int?
    let isPaid: Bool?
    let totalPrice: Double?
    let language, countryCode, locale, region: String?
    let population, areaCode: Int?
    let isDefault: Bool?
    let longitude: Double?
    let brand, category, sku, barcode: String?
    let stock, reorderLevel: Int?
    let inStock: Bool?
    let unitPrice: Double?
    let firstName, lastName, birthDate, middleName: String?
    let childrenCount, siblingsCount: Int?
    let isMarried: Bool?
    let income: Double?
}

private struct Alike64: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl, repositoryStreetUrl, repositoryCityUrl,
        repositoryPostalCodeUrl, repositoryStateUrl, repositoryBuildingNumberUrl, repositoryFloorUrl,
        repositoryIsResidentialUrl, repositoryLatitudeUrl, repositoryCurrencyUrl, repositoryPaymentMethodUrl,
        repositoryInvoiceNumberUrl, repositoryCouponCodeUrl, repositoryQuantityUrl, repositoryDiscountPercentUrl,
        repositoryIsPaidUrl, repositoryTotalPriceUrl, repositoryLanguageUrl, repositoryCountryCodeUrl,
        repositoryLocaleUrl, repositoryRegionUrl, repositoryPopulationUrl, repositoryAreaCodeUrl,
        repositoryIsDefaultUrl, repositoryLongitudeUrl, repositoryBrandUrl, repositoryCategoryUrl, repositorySkuUrl,
        repositoryBarcodeUrl, repositoryStockUrl, repositoryReorderLevelUrl, repositoryInStockUrl,
        repositoryUnitPriceUrl, repositoryFirstNameUrl, repositoryLastNameUrl, repositoryBirthDateUrl,
        repositoryMiddleNameUrl, repositoryChildrenCountUrl, repositorySiblingsCountUrl, repositoryIsMarriedUrl,
        repositoryIncomeUrl: String
}

private struct Fields100: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
    let street, city, postalCode: String
    let state: String?
    let buildingNumber: Int
    let floor: Int?
    let isResidential: Bool
    let latitude: Double
    let currency, paymentMethod, invoiceNumber: String
    let couponCode: String?
    let quantity: Int
    let discountPercent: Int?
    let isPaid: Bool
    let totalPrice: Double
    let language, countryCode, locale: String
    let region: String?
    let population: Int
    let areaCode: Int?
    let isDefault: Bool
    let longitude: Double
    let brand, category, sku: String
    let barcode: String?
    let stock: Int
    let reorderLevel: Int?
    let inStock: Bool
    let unitPrice: Double
    let firstName, lastName, birthDate: String
    let middleName: String?
    let childrenCount: Int
    let siblingsCount: Int?
    let isMarried: Bool
    let income: Double
    let homepage, avatarUrl, thumbnail: String
    let banner: String?
    let followersCount: Int
    let followingCount: Int?
    let verified: Bool
    let score: Double
    let fileName, mimeType, checksum: String
    let encoding: String?
    let fileSize: Int
    let pageCount: Int?
    let readOnly: Bool
    let compressionRatio: Double
    let host, path, protocolName: String
    let query: String?
    let port: Int
    let timeoutSeconds: Int?
    let secure: Bool
    let latency: Double
    let manufacturer, modelName, serialNumber: String
    let firmwareVersion: String?
    let productionYear: Int
    let warrantyMonths: Int?
    let certified: Bool
    let voltage: Double
    let departure, arrival, carrier: String
    let terminal: String?
}

private struct Optional100: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
    let street, city, postalCode, state: String?
    let buildingNumber, floor: Int?
    let isResidential: Bool?
    let latitude: Double?
    let currency, paymentMethod, invoiceNumber, couponCode: String?
    let quantity, discountPercent: Int?
    let isPaid: Bool?
    let totalPrice: Double?
    let language, countryCode, locale, region: String?
    let population, areaCode: Int?
    let isDefault: Bool?
    let longitude: Double?
    let brand, category, sku, barcode: String?
    let stock, reorderLevel: Int?
    let inStock: Bool?
    let unitPrice: Double?
    let firstName, lastName, birthDate, middleName: String?
    let childrenCount, siblingsCount: Int?
    let isMarried: Bool?
    let income: Double?
    let homepage, avatarUrl, thumbnail, banner: String?
    let followersCount, followingCount: Int?
    let verified: Bool?
    let score: Double?
    let fileName, mimeType, checksum, encoding: String?
    let fileSize, pageCount: Int?
    let readOnly: Bool?
    let compressionRatio: Double?
    let host, path, protocolName, query: String?
    let port, timeoutSeconds: Int?
    let secure: Bool?
    let latency: Double?
    let manufacturer, modelName, serialNumber, firmwareVersion: String?
    let productionYear, warrantyMonths: Int?
    let certified: Bool?
    let voltage: Double?
    let departure, arrival, carrier, terminal: String?
}

private struct Alike100: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl, repositoryStreetUrl, repositoryCityUrl,
        repositoryPostalCodeUrl, repositoryStateUrl, repositoryBuildingNumberUrl, repositoryFloorUrl,
        repositoryIsResidentialUrl, repositoryLatitudeUrl, repositoryCurrencyUrl, repositoryPaymentMethodUrl,
        repositoryInvoiceNumberUrl, repositoryCouponCodeUrl, repositoryQuantityUrl, repositoryDiscountPercentUrl,
        repositoryIsPaidUrl, repositoryTotalPriceUrl, repositoryLanguageUrl, repositoryCountryCodeUrl,
        repositoryLocaleUrl, repositoryRegionUrl, repositoryPopulationUrl, repositoryAreaCodeUrl,
        repositoryIsDefaultUrl, repositoryLongitudeUrl, repositoryBrandUrl, repositoryCategoryUrl, repositorySkuUrl,
        repositoryBarcodeUrl, repositoryStockUrl, repositoryReorderLevelUrl, repositoryInStockUrl,
        repositoryUnitPriceUrl, repositoryFirstNameUrl, repositoryLastNameUrl, repositoryBirthDateUrl,
        repositoryMiddleNameUrl, repositoryChildrenCountUrl, repositorySiblingsCountUrl, repositoryIsMarriedUrl,
        repositoryIncomeUrl, repositoryHomepageUrl, repositoryAvatarUrlUrl, repositoryThumbnailUrl,
        repositoryBannerUrl, repositoryFollowersCountUrl, repositoryFollowingCountUrl, repositoryVerifiedUrl,
        repositoryScoreUrl, repositoryFileNameUrl, repositoryMimeTypeUrl, repositoryChecksumUrl,
        repositoryEncodingUrl, repositoryFileSizeUrl, repositoryPageCountUrl, repositoryReadOnlyUrl,
        repositoryCompressionRatioUrl, repositoryHostUrl, repositoryPathUrl, repositoryProtocolNameUrl,
        repositoryQueryUrl, repositoryPortUrl, repositoryTimeoutSecondsUrl, repositorySecureUrl,
        repositoryLatencyUrl, repositoryManufacturerUrl, repositoryModelNameUrl, repositorySerialNumberUrl,
        repositoryFirmwareVersionUrl, repositoryProductionYearUrl, repositoryWarrantyMonthsUrl,
        repositoryCertifiedUrl, repositoryVoltageUrl, repositoryDepartureUrl, repositoryArrivalUrl,
        repositoryCarrierUrl, repositoryTerminalUrl: String
}

private struct Fields200: Decodable, Sendable {
    let fullName, email, phoneNumber: String
    let nickname: String?
    let id: Int
    let age: Int?
    let isActive: Bool
    let balance: Double
    let title, subtitle, slug: String
    let summary: String?
    let viewCount: Int
    let rank: Int?
    let isPublished: Bool
    let rating: Double
    let createdAt, updatedAt, timeZone: String
    let deletedAt: String?
    let revision: Int
    let parentId: Int?
    let hasChildren: Bool
    let weight: Double
    let street, city, postalCode: String
    let state: String?
    let buildingNumber: Int
    let floor: Int?
    let isResidential: Bool
    let latitude: Double
    let currency, paymentMethod, invoiceNumber: String
    let couponCode: String?
    let quantity: Int
    let discountPercent: Int?
    let isPaid: Bool
    let totalPrice: Double
    let language, countryCode, locale: String
    let region: String?
    let population: Int
    let areaCode: Int?
    let isDefault: Bool
    let longitude: Double
    let brand, category, sku: String
    let barcode: String?
    let stock: Int
    let reorderLevel: Int?
    let inStock: Bool
    let unitPrice: Double
    let firstName, lastName, birthDate: String
    let middleName: String?
    let childrenCount: Int
    let siblingsCount: Int?
    let isMarried: Bool
    let income: Double
    let homepage, avatarUrl, thumbnail: String
    let banner: String?
    let followersCount: Int
    let followingCount: Int?
    let verified: Bool
    let score: Double
    let fileName, mimeType, checksum: String
    let encoding: String?
    let fileSize: Int
    let pageCount: Int?
    let readOnly: Bool
    let compressionRatio: Double
    let host, path, protocolName: String
    let query: String?
    let port: Int
    let timeoutSeconds: Int?
    let secure: Bool
    let latency: Double
    let manufacturer, modelName, serialNumber: String
    let firmwareVersion: String?
    let productionYear: Int
    let warrantyMonths: Int?
    let certified: Bool
    let voltage: Double
    let departure, arrival, carrier: String
    let terminal: String?
    let flightNumber: Int
    let gate: Int?
    let boarding: Bool
    let distanceKm: Double
    let artist, album, genre: String
    let composer: String?
    let trackNumber: Int
    let discNumber: Int?
    let explicit: Bool
    let duration: Double
    let author, publisher, isbn: String
    let translator: String?
    let edition: Int
    let chapterCount: Int?
    let hardcover: Bool
    let averageScore: Double
    let employer, jobTitle, department: String
    let supervisor: String?
    let employeeNumber: Int
    let desk: Int?
    let isRemote: Bool
    let salary: Double
    let diagnosis, medication, dosage: String
    let allergy: String?
    let heartRate: Int
    let bloodPressure: Int?
    let smoker: Bool
    let temperature: Double
    let team, coach, stadium: String
    let mascot: String?
    let wins: Int
    let losses: Int?
    let inPlayoffs: Bool
    let goalAverage: Double
    let recipe, cuisine, mainIngredient: String
    let garnish: String?
    let calories: Int
    let servings: Int?
    let vegetarian: Bool
    let protein: Double
    let commit, branch, remote: String
    let tagName: String?
    let additions: Int
    let deletions: Int?
    let merged: Bool
    let coverage: Double
    let sensor, locationName, unit: String
    let calibration: String?
    let readingCount: Int
    let errorCount: Int?
    let online: Bool
    let humidity: Double
    let subject, sender, recipient: String
    let replyTo: String?
    let attachmentCount: Int
    let priority: Int?
    let isRead: Bool
    let spamScore: Double
    let course, teacher, classroom: String
    let textbook: String?
    let credits: Int
    let enrolled: Int?
    let mandatory: Bool
    let finalGrade: Double
    let species, habitat, diet: String
    let nocturnalNote: String?
    let litterSize: Int
    let lifespan: Int?
    let endangered: Bool
    let bodyMass: Double
    let ticketCode, venue, organizer: String
    let dressCode: String?
    let seatRow: Int
    let seatNumber: Int?
    let soldOut: Bool
    let entryFee: Double
}

private struct Optional200: Decodable, Sendable {
    let fullName, email, phoneNumber, nickname: String?
    let id, age: Int?
    let isActive: Bool?
    let balance: Double?
    let title, subtitle, slug, summary: String?
    let viewCount, rank: Int?
    let isPublished: Bool?
    let rating: Double?
    let createdAt, updatedAt, timeZone, deletedAt: String?
    let revision, parentId: Int?
    let hasChildren: Bool?
    let weight: Double?
    let street, city, postalCode, state: String?
    let buildingNumber, floor: Int?
    let isResidential: Bool?
    let latitude: Double?
    let currency, paymentMethod, invoiceNumber, couponCode: String?
    let quantity, discountPercent: Int?
    let isPaid: Bool?
    let totalPrice: Double?
    let language, countryCode, locale, region: String?
    let population, areaCode: Int?
    let isDefault: Bool?
    let longitude: Double?
    let brand, category, sku, barcode: String?
    let stock, reorderLevel: Int?
    let inStock: Bool?
    let unitPrice: Double?
    let firstName, lastName, birthDate, middleName: String?
    let childrenCount, siblingsCount: Int?
    let isMarried: Bool?
    let income: Double?
    let homepage, avatarUrl, thumbnail, banner: String?
    let followersCount, followingCount: Int?
    let verified: Bool?
    let score: Double?
    let fileName, mimeType, checksum, encoding: String?
    let fileSize, pageCount: Int?
    let readOnly: Bool?
    let compressionRatio: Double?
    let host, path, protocolName, query: String?
    let port, timeoutSeconds: Int?
    let secure: Bool?
    let latency: Double?
    let manufacturer, modelName, serialNumber, firmwareVersion: String?
    let productionYear, warrantyMonths: Int?
    let certified: Bool?
    let voltage: Double?
    let departure, arrival, carrier, terminal: String?
    let flightNumber, gate: Int?
    let boarding: Bool?
    let distanceKm: Double?
    let artist, album, genre, composer: String?
    let trackNumber, discNumber: Int?
    let explicit: Bool?
    let duration: Double?
    let author, publisher, isbn, translator: String?
    let edition, chapterCount: Int?
    let hardcover: Bool?
    let averageScore: Double?
    let employer, jobTitle, department, supervisor: String?
    let employeeNumber, desk: Int?
    let isRemote: Bool?
    let salary: Double?
    let diagnosis, medication, dosage, allergy: String?
    let heartRate, bloodPressure: Int?
    let smoker: Bool?
    let temperature: Double?
    let team, coach, stadium, mascot: String?
    let wins, losses: Int?
    let inPlayoffs: Bool?
    let goalAverage: Double?
    let recipe, cuisine, mainIngredient, garnish: String?
    let calories, servings: Int?
    let vegetarian: Bool?
    let protein: Double?
    let commit, branch, remote, tagName: String?
    let additions, deletions: Int?
    let merged: Bool?
    let coverage: Double?
    let sensor, locationName, unit, calibration: String?
    let readingCount, errorCount: Int?
    let online: Bool?
    let humidity: Double?
    let subject, sender, recipient, replyTo: String?
    let attachmentCount, priority: Int?
    let isRead: Bool?
    let spamScore: Double?
    let course, teacher, classroom, textbook: String?
    let credits, enrolled: Int?
    let mandatory: Bool?
    let finalGrade: Double?
    let species, habitat, diet, nocturnalNote: String?
    let litterSize, lifespan: Int?
    let endangered: Bool?
    let bodyMass: Double?
    let ticketCode, venue, organizer, dressCode: String?
    let seatRow, seatNumber: Int?
    let soldOut: Bool?
    let entryFee: Double?
}

private struct Alike200: Decodable, Sendable {
    let repositoryFullNameUrl, repositoryEmailUrl, repositoryPhoneNumberUrl, repositoryNicknameUrl, repositoryIdUrl,
        repositoryAgeUrl, repositoryIsActiveUrl, repositoryBalanceUrl, repositoryTitleUrl, repositorySubtitleUrl,
        repositorySlugUrl, repositorySummaryUrl, repositoryViewCountUrl, repositoryRankUrl,
        repositoryIsPublishedUrl, repositoryRatingUrl, repositoryCreatedAtUrl, repositoryUpdatedAtUrl,
        repositoryTimeZoneUrl, repositoryDeletedAtUrl, repositoryRevisionUrl, repositoryParentIdUrl,
        repositoryHasChildrenUrl, repositoryWeightUrl, repositoryStreetUrl, repositoryCityUrl,
        repositoryPostalCodeUrl, repositoryStateUrl, repositoryBuildingNumberUrl, repositoryFloorUrl,
        repositoryIsResidentialUrl, repositoryLatitudeUrl, repositoryCurrencyUrl, repositoryPaymentMethodUrl,
        repositoryInvoiceNumberUrl, repositoryCouponCodeUrl, repositoryQuantityUrl, repositoryDiscountPercentUrl,
        repositoryIsPaidUrl, repositoryTotalPriceUrl, repositoryLanguageUrl, repositoryCountryCodeUrl,
        repositoryLocaleUrl, repositoryRegionUrl, repositoryPopulationUrl, repositoryAreaCodeUrl,
        repositoryIsDefaultUrl, repositoryLongitudeUrl, repositoryBrandUrl, repositoryCategoryUrl, repositorySkuUrl,
        repositoryBarcodeUrl, repositoryStockUrl, repositoryReorderLevelUrl, repositoryInStockUrl,
        repositoryUnitPriceUrl, repositoryFirstNameUrl, repositoryLastNameUrl, repositoryBirthDateUrl,
        repositoryMiddleNameUrl, repositoryChildrenCountUrl, repositorySiblingsCountUrl, repositoryIsMarriedUrl,
        repositoryIncomeUrl, repositoryHomepageUrl, repositoryAvatarUrlUrl, repositoryThumbnailUrl,
        repositoryBannerUrl, repositoryFollowersCountUrl, repositoryFollowingCountUrl, repositoryVerifiedUrl,
        repositoryScoreUrl, repositoryFileNameUrl, repositoryMimeTypeUrl, repositoryChecksumUrl,
        repositoryEncodingUrl, repositoryFileSizeUrl, repositoryPageCountUrl, repositoryReadOnlyUrl,
        repositoryCompressionRatioUrl, repositoryHostUrl, repositoryPathUrl, repositoryProtocolNameUrl,
        repositoryQueryUrl, repositoryPortUrl, repositoryTimeoutSecondsUrl, repositorySecureUrl,
        repositoryLatencyUrl, repositoryManufacturerUrl, repositoryModelNameUrl, repositorySerialNumberUrl,
        repositoryFirmwareVersionUrl, repositoryProductionYearUrl, repositoryWarrantyMonthsUrl,
        repositoryCertifiedUrl, repositoryVoltageUrl, repositoryDepartureUrl, repositoryArrivalUrl,
        repositoryCarrierUrl, repositoryTerminalUrl, repositoryFlightNumberUrl, repositoryGateUrl,
        repositoryBoardingUrl, repositoryDistanceKmUrl, repositoryArtistUrl, repositoryAlbumUrl, repositoryGenreUrl,
        repositoryComposerUrl, repositoryTrackNumberUrl, repositoryDiscNumberUrl, repositoryExplicitUrl,
        repositoryDurationUrl, repositoryAuthorUrl, repositoryPublisherUrl, repositoryIsbnUrl,
        repositoryTranslatorUrl, repositoryEditionUrl, repositoryChapterCountUrl, repositoryHardcoverUrl,
        repositoryAverageScoreUrl, repositoryEmployerUrl, repositoryJobTitleUrl, repositoryDepartmentUrl,
        repositorySupervisorUrl, repositoryEmployeeNumberUrl, repositoryDeskUrl, repositoryIsRemoteUrl,
        repositorySalaryUrl, repositoryDiagnosisUrl, repositoryMedicationUrl, repositoryDosageUrl,
        repositoryAllergyUrl, repositoryHeartRateUrl, repositoryBloodPressureUrl, repositorySmokerUrl,
        repositoryTemperatureUrl, repositoryTeamUrl, repositoryCoachUrl, repositoryStadiumUrl, repositoryMascotUrl,
        repositoryWinsUrl, repositoryLossesUrl, repositoryInPlayoffsUrl, repositoryGoalAverageUrl,
        repositoryRecipeUrl, repositoryCuisineUrl, repositoryMainIngredientUrl, repositoryGarnishUrl,
        repositoryCaloriesUrl, repositoryServingsUrl, repositoryVegetarianUrl, repositoryProteinUrl,
        repositoryCommitUrl, repositoryBranchUrl, repositoryRemoteUrl, repositoryTagNameUrl, repositoryAdditionsUrl,
        repositoryDeletionsUrl, repositoryMergedUrl, repositoryCoverageUrl, repositorySensorUrl,
        repositoryLocationNameUrl, repositoryUnitUrl, repositoryCalibrationUrl, repositoryReadingCountUrl,
        repositoryErrorCountUrl, repositoryOnlineUrl, repositoryHumidityUrl, repositorySubjectUrl,
        repositorySenderUrl, repositoryRecipientUrl, repositoryReplyToUrl, repositoryAttachmentCountUrl,
        repositoryPriorityUrl, repositoryIsReadUrl, repositorySpamScoreUrl, repositoryCourseUrl,
        repositoryTeacherUrl, repositoryClassroomUrl, repositoryTextbookUrl, repositoryCreditsUrl,
        repositoryEnrolledUrl, repositoryMandatoryUrl, repositoryFinalGradeUrl, repositorySpeciesUrl,
        repositoryHabitatUrl, repositoryDietUrl, repositoryNocturnalNoteUrl, repositoryLitterSizeUrl,
        repositoryLifespanUrl, repositoryEndangeredUrl, repositoryBodyMassUrl, repositoryTicketCodeUrl,
        repositoryVenueUrl, repositoryOrganizerUrl, repositoryDressCodeUrl, repositorySeatRowUrl,
        repositorySeatNumberUrl, repositorySoldOutUrl, repositoryEntryFeeUrl: String
}
