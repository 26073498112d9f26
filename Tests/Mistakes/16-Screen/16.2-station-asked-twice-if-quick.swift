// Warnings and silence are two halves of one shared signal, which are merged. While a station takes
// its time that is one subscription; one that ends at once is over before the second half comes,
// and is asked twice: create { asked += 1; $0.onError(e) } has asked == 2 for one screen.

// exercise 16.2 in StationFeed.swift
// instead of: warnings = warned.asSignal(onErrorJustReturn: Self.silence)
let heard = warned.materialize().asSignal(onErrorSignalWith: .empty())
let told = heard.compactMap { event -> String? in
  if case .next(let warning) = event { warning } else { nil }
}
let failed = heard.compactMap { event -> String? in
  if case .error = event { StationFeed.silence } else { nil }
}
warnings = Signal.merge(told, failed)
// end 16.2
