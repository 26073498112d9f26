import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `Update conflicts` {
  private static let merge = """
    a
    <<<<<<< HEAD
    mine
    ||||||| 1234567
    base
    =======
    theirs
    >>>>>>> 0123456789012345678901234567890123456789
    b

    """

  @Test func `a merge has the reader's side first`() throws {
    #expect(try #require(ConflictText(Self.merge)).readers == "a\nmine\nb\n")
  }

  @Test(arguments: ["Stashed changes", "1a2b3c4 (My answers)", "1a2b3c4... My answers"])
  func `a stash and a rebase have it second`(_ label: String) throws {
    let text = Self.merge.replacing("0123456789012345678901234567890123456789", with: label)
    #expect(try #require(ConflictText(text)).readers == "a\ntheirs\nb\n")
  }

  @Test func `marks that don't fit together are none`() {
    #expect(ConflictText("<<<<<<< HEAD\na\n") == nil)
    #expect(ConflictText("<<<<<<<< eight\n=======\n>>>>>>> x\n") == nil)
    #expect(!ConflictText.isMarked(Data("let a = \"<<<<<<< \"\n=======\n".utf8)))
    #expect(ConflictText.isMarked(Data(Self.merge.utf8)))
  }
}
