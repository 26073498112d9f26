// exercise 18.9: Heal this program; its whole text may be changed.
/// Where a reader is, in a book with pages from 1 on.
final class Bookmark {
  /// The number of the page; 0 before the book is opened.
  private(set) var page = 0

  /// The number of the last page.
  let last: Int

  /// Creates a bookmark for a book that nobody has opened yet.
  init(last: Int) {
    self.last = last
  }

  /// The bookmark after some pages were turned, back if the number is below zero.
  func turned(by pages: Int) -> Bookmark {
    page = min(max(page + pages, 1), last)
    return self
  }
}
// end 18.9
