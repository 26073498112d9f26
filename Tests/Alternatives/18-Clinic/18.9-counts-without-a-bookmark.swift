// Counts in `scan`, whose number belongs to the subscription.

// exercise 18.9
// instead of: .scan(Bookmark(last: count)) { bookmark, pages in bookmark.turned(by: pages) }
// instead of: .map(\.page)
.scan(0) { page, pages in min(max(page + pages, 1), count) }
// end 18.9
