/// The third leak: a bag that is kept alive by what it holds.
public final class Visit {
  /// A notebook that stays when the visit is over.
  public final class Journal {
    /// What was written, oldest line first.
    public private(set) var lines: [String] = []

    /// Creates an empty notebook.
    public init() {}

    /// Adds a line.
    public func write(_ line: String) {
      lines.append(line)
    }
  }

  private let city: String
  private let journal: Journal
  private let bag = DisposeBag()

  /// Creates a visit that is written down as it begins, and as it ends.
  public init(to city: String, in journal: Journal) {
    self.city = city
    self.journal = journal
    journal.write("came to \(city)")
    // exercise 3.9: Write down that the visit is over when it is freed, without keeping it alive.
    Disposables.create { self.journal.write("left \(self.city)") }.disposed(by: bag)
    // end 3.9
  }
}
