// A reader who wants a page that is on its way waits for the load of another reader. When that one
// leaves, the load is cancelled, and the reader who has stayed waits forever.

// exercise 18.9
// instead of: private let load: (Int) -> Observable<[String]>
private var loads: [Int: ReplaySubject<[String]>] = [:]
private let load: (Int) -> Observable<[String]>
// instead of: if let page = pages[number] { return .just(page) }
// instead of: return load(number).do(onNext: { [self] page in pages[number] = page })
if let page = pages[number] { return .just(page) }
if let load = loads[number] { return load }
let others = ReplaySubject<[String]>.create(bufferSize: 1)
loads[number] = others
return load(number)
  .do(
    onNext: { [self] page in
      pages[number] = page
      others.onNext(page)
    },
    onError: others.onError,
    onCompleted: others.onCompleted,
    onDispose: { [self] in loads[number] = nil }
  )
// end 18.9
