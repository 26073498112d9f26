// Keeps the bookmark in a variable beside the chain, which all readers turn.

// exercise 18.9
// instead of: pages =
// instead of: turns
// instead of: .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
// instead of: .map(\.page)
var bookmark = Bookmark(last: count)
pages =
  turns
  .map { pages -> Int in
    bookmark = bookmark.turned(by: pages)
    return bookmark.page
  }
// end 18.9
