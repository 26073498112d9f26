// Makes a variable when somebody subscribes, and turns that.

// exercise 18.9
// instead of: pages =
// instead of: turns
// instead of: .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
// instead of: .map(\.page)
// instead of: // At either end of the book there is nothing to turn to.
// instead of: .distinctUntilChanged()
// instead of: .concatMap { number in shelf.page(number) }
pages = Observable.deferred {
  var bookmark = Bookmark(last: count)
  return
    turns
    .map { pages in
      bookmark = bookmark.turned(by: pages)
      return bookmark.page
    }
    .distinctUntilChanged()
    .concatMap { number in shelf.page(number) }
}
// end 18.9
