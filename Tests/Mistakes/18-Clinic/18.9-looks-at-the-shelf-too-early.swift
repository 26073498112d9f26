// Whether a page is on the shelf is looked up when the reader turns, not when the page's turn comes: forth, back and forth while page 2 is on its way loads it twice.

// exercise 18.9
// instead of: .deferred { [self] in
// instead of: if let page = pages[number] { return .just(page) }
// instead of: return load(number).do(onNext: { [self] page in pages[number] = page })
// instead of: }
if let page = pages[number] { return .just(page) }
return load(number).do(onNext: { [self] page in pages[number] = page })
// end 18.9
