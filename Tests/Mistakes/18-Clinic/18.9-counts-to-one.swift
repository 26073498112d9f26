// Takes a new bookmark for each turn, which is always at page 1.

// exercise 18.9
// instead of: .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
// instead of: .map(\.page)
.map { pages in Bookmark(last: count).turned(by: pages) }
  .map(\.page)
// end 18.9
