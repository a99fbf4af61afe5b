import Foundation
import ResourceCatalogs
import Testing

@Suite struct DataModelReaderTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shelf" representedClassName=".Shelf" isAbstract="YES">
        <attribute name="label" optional="YES" attributeType="String"
            defaultValueString="&quot;A&quot;"/>
        <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"
            derived="YES" derivationExpression="jars.@count"/>
        <relationship name="jars" toMany="YES" ordered="YES" deletionRule="Cascade"
            destinationEntity="Jar" inverseName="shelf" inverseEntity="Shelf"/>
      </entity>
      <entity name="Jar" representedClassName="Jar" parentEntity="Shelf" codeGenerationType="class">
        <attribute name="filled" attributeType="Date" defaultDateTimeInterval="600"
            usesScalarValueType="NO"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
            destinationEntity="Shelf" inverseName="jars" inverseEntity="Shelf"/>
        <fetchedProperty name="others" optional="YES"><fetchRequest name="x"
            entity="Jar"/></fetchedProperty>
      </entity>
      <entity name="Plain" representedClassName="NSManagedObject"/>
    </model>
    """

  @Test func readsEntitiesWithWhatTheyHave() throws {
    let folder = TemporaryFolder()
    folder.write(Self.contents, to: "Pantry.xcdatamodel/contents")
    let url = URL(fileURLWithPath: folder.path + "/Pantry.xcdatamodel")
    let model = try #require(DataModelReader.read(url, name: "Pantry"))
    #expect(model.entities.map(\.name) == ["Shelf", "Jar", "Plain"])
    #expect(model.entities.map(\.className) == ["Shelf", "Jar", nil])
    #expect(model.entities.map(\.generation) == [.none, .class, .none])
    let shelf = model.entities[0]
    #expect(shelf.isAbstract && shelf.attributes[0].usual == "\"A\"")
    #expect(shelf.attributes[1].isScalar && shelf.attributes[1].derivation == "jars.@count")
    let jars = shelf.relationships[0]
    #expect(jars.isToMany && jars.isOrdered && jars.deletionRule == "Cascade")
    #expect(jars.destination == "Jar" && jars.inverse == "shelf")
    let jar = try #require(model.entity("Jar"))
    #expect(jar.parent == "Shelf" && jar.attributes[0].usual == "600")
    #expect(!jar.relationships[0].isToMany && jar.fetchedProperties[0].destination == "Jar")
  }

  @Test func choosesTheCurrentVersion() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>B.xcdatamodel</string>
      </dict></plist>
      """
    let folder = TemporaryFolder()
    folder.write("<model/>", to: "M.xcdatamodeld/A.xcdatamodel/contents")
    folder.write("<model/>", to: "M.xcdatamodeld/B.xcdatamodel/contents")
    let current = "M.xcdatamodeld/.xccurrentversion"
    func version(_ name: String = "M") -> String? {
      let model = URL(fileURLWithPath: folder.path + "/\(name).xcdatamodeld")
      return DataModelReader.currentVersion(of: model)?.lastPathComponent
    }
    #expect(version() == "A.xcdatamodel")
    folder.write(list, to: current)
    #expect(version() == "B.xcdatamodel")
    folder.write(list.replacing("B.", with: "../B."), to: current)
    #expect(version() == "A.xcdatamodel")
    #expect(version("No") == nil)
  }

  @Test(arguments: ["", "<html/>", "<model><entity></model>", "<model>"])
  func whatIsNoModelIsNone(text: String) {
    let folder = TemporaryFolder()
    folder.write(text, to: "M.xcdatamodel/contents")
    let url = URL(fileURLWithPath: folder.path + "/M.xcdatamodel")
    #expect(DataModelReader.read(url, name: "M") == nil)
  }
}
