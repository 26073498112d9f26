// Shares the forecasts with a replay, which knows nothing of a choice that was taken back.

// exercise 18.5 in CityChoice.swift
// instead of: /// The forecasts for the chosen city, for a page that opens.
// instead of: public var forecasts: Observable<String> {
// instead of: choices
// instead of: .map(\.city)
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
// instead of: }
/// The forecasts for the chosen city, for a page that opens.
public private(set) lazy var forecasts: Observable<String> =
  choices
  .map(\.city)
  .distinctUntilChanged()
  .flatMapLatest { [server] city in city.map(server) ?? .empty() }
  .share(replay: 1)
// end 18.5
