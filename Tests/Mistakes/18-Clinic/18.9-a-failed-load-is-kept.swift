// Keeps the answer of a load, even if that is an error: a page that could not be loaded once fails for
// every later reader.

// exercise 18.9
// instead of: private var pages: [Int: [String]] = [:]
private var answers: [Int: Observable<[String]>] = [:]
// instead of: if let page = pages[number] { return .just(page) }
// instead of: return load(number).do(onNext: { [self] page in pages[number] = page })
if let answer = answers[number] { return answer }
return load(number)
  .do(
    onNext: { [self] page in answers[number] = .just(page) },
    onError: { [self] error in answers[number] = .error(error) }
  )
// end 18.9
