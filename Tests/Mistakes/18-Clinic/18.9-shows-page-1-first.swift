// Shows page 1 to everybody who begins, and goes on where the last reader was.

// exercise 18.9
// instead of: pages =
// instead of: turns
// instead of: .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
// instead of: .map(\.page)
var bookmark = Bookmark(last: count).turned(by: 1)
pages =
  turns
  .map { pages -> Int in
    bookmark = bookmark.turned(by: pages)
    return bookmark.page
  }
// end 18.9
