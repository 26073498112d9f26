// An empty page on the shelf is taken for a page that is not there, and is loaded again each time.

// exercise 18.9
// instead of: if let page = pages[number] { return .just(page) }
if let page = pages[number], !page.isEmpty { return .just(page) }
// end 18.9
