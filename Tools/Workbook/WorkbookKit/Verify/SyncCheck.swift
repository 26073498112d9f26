import Foundation

/// Checks that the starters are what the solutions generate, and that all markers can be read.
struct SyncCheck {
  let chapter: Chapter
  let tree: Tree

  func flaws(_ starter: ChapterSources, _ solution: ChapterSources) -> [Flaw] {
    solution.files.sorted { $0.key < $1.key }.flatMap { flaws(name: $0, file: $1) }
      + starter.files.keys.sorted().filter { solution.files[$0] == nil }
      .map { .starterTooMuch(file: "\(chapter.starters)/\($0)") } + linkFlaws
  }

  private func flaws(name: String, file: RegionFile) -> [Flaw] {
    let solution = "\(chapter.solutions)/\(name)"
    let starter = "\(chapter.starters)/\(name)"
    guard file.faults.isEmpty else { return file.faults.map { .markers($0, file: solution) } }
    let regions = file.regions.flatMap { region -> [Flaw] in
      var flaws: [Flaw] = []
      if region.id.chapter != chapter.number {
        flaws.append(.foreignRegion(region.id, file: solution, line: region.line))
      }
      if region.goal.isEmpty {
        flaws.append(.noGoal(region.id, file: solution, line: region.line))
      }
      return flaws
    }
    guard let text = try? tree.read(starter) else {
      return regions + [.starterMissing(file: starter)]
    }
    guard text != file.starter else { return regions }
    let (own, wanted) = (SourceLine.lines(of: text), SourceLine.lines(of: file.starter))
    let same = zip(own, wanted).prefix { $0 == $1 }.count
    return regions + [.starterDiffers(file: starter, line: same + 1)]
  }

  private var linkFlaws: [Flaw] {
    let target = try? FileManager.default.destinationOfSymbolicLink(
      atPath: tree.path(chapter.solutionTests)
    )
    return target == chapter.testModule
      ? [] : [.brokenLink(chapter.solutionTests, to: chapter.testModule)]
  }
}
