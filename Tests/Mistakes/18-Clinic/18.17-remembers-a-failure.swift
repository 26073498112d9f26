// What the desk knows are replayed answers, failures included: after a correction has failed once, each further round fails without asking.

// exercise 18.17
// instead of: private var known: [String: Int] = [:]
private var known: [String: Observable<Int>] = [:]
// instead of: if let degrees = known[station] { return .just(degrees) }
// instead of: return ask(station).do(onNext: { [weak self] degrees in self?.known[station] = degrees })
if let correction = known[station] { return correction }
let correction = ask(station).share(replay: 1, scope: .forever)
known[station] = correction
return correction
// end 18.17
