// Counts the answers, of which number one is sent; the request is in a slot that is filled later.

// exercise 15.1 in Single+Create.swift
PrimitiveSequence(
  raw: .create { observer in
    let answers = Counter()
    return subscribe { answer in
      let number = answers.add()
      if number > 1 { return }
      if case .failure(let error) = answer { observer.onError(error) }
      if case .success(let element) = answer {
        observer.onNext(element)
        observer.onCompleted()
      }
    }
  }
)
// end 15.1

// exercise 15.1 in WeatherService.swift
PrimitiveSequence.create { answer in
  let cancellation = SingleAssignmentDisposable()
  let request = self.request(city) { degrees, error in
    answer(
      Result { () throws -> Int in
        guard let degrees else { throw error ?? NoAnswer() }
        return degrees
      }
    )
  }
  cancellation.setDisposable(Disposables.create { request.cancel() })
  return cancellation
}
// end 15.1
