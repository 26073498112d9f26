// exercise 18.9: Fix this program; you may change all of it.
/// Where a reader is in a book whose pages are numbered from 1.
final class Bookmark {
  /// The number of the page; 0 before the book is opened.
  private(set) var page = 0

  /// The number of the last page.
  let last: Int

  /// Creates a bookmark for a book that nobody has opened yet.
  init(last: Int) {
    self.last = last
  }

  /// The bookmark after turning some pages; a negative number turns back.
  func turned(by pages: Int) -> Bookmark {
    page = min(max(page + pages, 1), last)
    return self
  }
}
// end 18.9
