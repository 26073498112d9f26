// The field has one chain, which runs from the beginning: what was typed before somebody listened is
// sent to them, and what nobody has heard is not asked again.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// instead of: .distinctUntilChanged()
let results = PublishSubject<String>()
queries = results.asObservable()
_ = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged()
  .subscribe(results)
// end 13.11
