import Foundation

/// Which process started which: some programs put what they start into a group of its own.
enum ProcessTree {
  /// The processes that the given one started, and those that they started.
  static func descendants(of ancestor: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var parents: Set<pid_t> = [ancestor]
    let all = processes()
    while true {
      let next = all.filter { parents.contains($0.parent) && !found.contains($0.id) }.map(\.id)
      guard !next.isEmpty else { return found }
      found += next
      parents = Set(next)
    }
  }

  /// Whether a process is still one of those that were found before.
  ///
  /// It guards against a number that was given to another process since: such a one has a parent
  /// that is neither among them nor the process that takes in orphans.
  static func descends(_ id: pid_t, in group: [pid_t]) -> Bool {
    guard let parent = processes().first(where: { $0.id == id })?.parent else { return false }
    return parent == 1 || parent == getpid() || group.contains(parent)
  }

  /// What a process has done so far, and whether it would go on if it were let.
  struct Pulse: Equatable, Sendable {
    /// The processor time that all its threads have used, in seconds.
    let seconds: Double

    /// Whether one of its threads is ready to run, and not waiting for something.
    let isRunnable: Bool

    /// Looks at a process; nil where the system does not tell.
    init?(of id: pid_t) {
      #if os(Linux)
      let folder = "/proc/\(id)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let stats = threads.compactMap { thread in
        FileManager.default.contents(atPath: "\(folder)/\(thread)/stat")
      }
      guard !stats.isEmpty else { return nil }
      var (ticks, isRunnable) = (0, false)
      for stat in stats {
        let fields =
          String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
          ?? []
        guard fields.count > 12 else { continue }
        ticks += (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
        if fields[0] == "R" { isRunnable = true }
      }
      seconds = Double(ticks) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
      self.isRunnable = isRunnable
      #else
      return nil
      #endif
    }

    /// Whether a process that has been silent for some time was kept from working: it is ready to
    /// run, and has had less than half of that time on a processor.
    func isStarved(since before: Pulse?, for silence: Double) -> Bool {
      isRunnable && seconds - (before?.seconds ?? 0) < silence / 2
    }
  }

  private static func processes() -> [(id: pid_t, parent: pid_t)] {
    #if os(Linux)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard
        let id = pid_t(name),
        let data = FileManager.default.contents(atPath: "/proc/\(name)/stat")
      else { return nil }
      // `42 (name) S 1 …`: the name may hold blanks and parentheses, so look behind the last one.
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
        .split(separator: " ")
      return fields.flatMap { $0.count > 1 ? pid_t($0[1]) : nil }.map { (id, $0) }
    }
    #else
    let count = proc_listallpids(nil, 0)
    var ids = [pid_t](repeating: 0, count: Int(count) + 64)
    let filled = proc_listallpids(&ids, Int32(ids.count * MemoryLayout<pid_t>.size))
    return ids.prefix(Int(filled))
      .compactMap { id in
        var info = proc_bsdinfo()
        let size = Int32(MemoryLayout<proc_bsdinfo>.size)
        guard proc_pidinfo(id, PROC_PIDTBSDINFO, 0, &info, size) == size else { return nil }
        return (id, pid_t(info.pbi_ppid))
      }
    #endif
  }
}
