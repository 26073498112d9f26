extension Table {
  /// All variants; a group that is added has its line here.
  static var whole: Table {
    var table = Table()
    table.addSingle()
    table.addCreation()
    table.addSubjects()
    table.addDelivery()
    table.addCombining()
    table.addCombiningOfInners()
    table.addFlattening()
    table.addErrors()
    table.addTime()
    table.addTimedCreation()
    table.addSharing()
    table.addPipelines()
    return table
  }
}
