/// The third leak: a bag that is kept alive by what it holds.
public final class Visit {
  /// A notebook that outlives the visit.
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

  /// Creates a visit that is written down when it begins, and when it ends.
  public init(to city: String, in journal: Journal) {
    self.city = city
    self.journal = journal
    journal.write("came to \(city)")
    // exercise 3.9: When the visit is freed, write down that it is over; don't keep it alive.
    // starts as: Disposables.create { self.journal.write("left \(self.city)") }.disposed(by: bag)
    // The bag is emptied while `self` is being freed: by then there is no `self` to use, weak or
    // not. The last line needs the journal and the city, so those are captured.
    Disposables.create { journal.write("left \(city)") }.disposed(by: bag)
    // end 3.9
  }
}
