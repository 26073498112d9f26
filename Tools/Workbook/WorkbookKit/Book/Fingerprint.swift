import Foundation

/// A sum that tells whether something has changed.
package enum Fingerprint {
  /// The sum over the times and the sizes of the files that decide whether a chapter's tests pass.
  ///
  /// Not over the texts: this is asked of every chapter before the one that the reader is in.
  package static func of(_ chapter: Chapter, in tree: Tree) -> String {
    let files = [chapter.starters, chapter.tests]
      .flatMap { folder in
        tree.swiftFiles(in: folder).map { "\(folder)/\($0)" }
      }
    let marks = files.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: tree.path(file))
      let date = attributes?[.modificationDate] as? Date ?? .distantPast
      let size = attributes?[.size] as? NSNumber ?? 0
      return "\(file) \(date.timeIntervalSince1970) \(size)"
    }
    return of(marks.joined(separator: "\n"))
  }

  /// FNV-1a: small, the same on every machine, and no secret to keep.
  package static func of(_ text: String) -> String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}
