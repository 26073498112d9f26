// Keeps a page when its load has completed: if the reader leaves as soon as the page is shown, the load
// is disposed before that, and the next reader loads the same page again.

// exercise 18.9
// instead of: return load(number).do(onNext: { [self] page in pages[number] = page })
var loaded: [String]?
return load(number)
  .do(onNext: { page in loaded = page }, onCompleted: { [self] in pages[number] = loaded })
// end 18.9
