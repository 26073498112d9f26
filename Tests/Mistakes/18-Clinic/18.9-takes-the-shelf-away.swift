// Blames the pages that are kept, and loads each anew.

// exercise 18.9
// instead of: .concatMap { number in shelf.page(number) }
.concatMap { number in load(number) }
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
// instead of: let shelf = Shelf(load: load)
// end 18.9
