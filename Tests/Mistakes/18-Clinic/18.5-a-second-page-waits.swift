// All pages share one chain without a memory, so a page that opens while another one listens gets no forecast until the next choice.

// exercise 18.5
// instead of: private let server: (String) -> Observable<String>
private let server: (String) -> Observable<String>
private lazy var sharedForecasts =
  choices
  .map(\.city)
  .distinctUntilChanged()
  .flatMapLatest { [server] city in city.map(server) ?? .empty() }
  .share()
// instead of: choices
// instead of: .map(\.city)
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
sharedForecasts
// end 18.5
