/// The exchange rates of one day, with the names of the currencies.
let exchangeRates = ResponsePair(
    name: "exchange rates",
    first: #"""
        {"success": true, "timestamp": 1709164799, "base": "EUR", "date": "2024-02-28",
         "symbols": {"USD": "US dollar", "JPY": "Yen"},
         "rates": {"USD": 1.0808, "JPY": 163.02, "BGN": 1.9558, "CZK": 25.371, "DKK": 7.4544, "GBP": 0.85543,
          "HUF": 390.03, "PLN": 4.3198, "RON": 4.9695, "SEK": 11.2165, "CHF": 0.9525, "ISK": 149, "NOK": 11.459,
          "TRY": 33.7505, "AUD": 1.6637}}
        """#,
    second: #"""
        {"success": true, "timestamp": 1719446399, "base": "CHF", "date": "2024-06-26",
         "symbols": {"KWD": "Kuwaiti dinar"}, "rates": {"EUR": 1, "KWD": 0.34}}
        """#)
